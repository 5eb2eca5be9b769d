// Runs before the first paint, so that what was chosen never flashes.
try {
  const theme = localStorage.getItem('stammtisch.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const ground = localStorage.getItem('stammtisch.ground')
  if (/^[a-z]+$/.test(ground ?? '')) document.documentElement.dataset.ground = ground
} catch {}
