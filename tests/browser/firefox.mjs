// Drives Firefox by WebDriver BiDi: node firefox.mjs ADDRESS FIREFOX WHAT
// WHAT is a game, played from the first page to its result, or "learn GAME", its lesson to the last word.
import puppeteer from 'puppeteer-core'

const [address, executablePath, what] = process.argv.slice(2)

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  defaultViewport: { width: 1280, height: 800 },
  extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en' },
})
const page = (await browser.pages())[0] ?? (await browser.newPage())
page.setDefaultTimeout(90_000) // a busy machine is no failure
const complaints = []
page.on('pageerror', (error) => complaints.push(String(error)))
page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))

/** How the table stands for this browser's seat, as the server has it. */
const position = () =>
  page.evaluate(async () => {
    const table = location.pathname.split('/')[2]
    const kept = JSON.parse(localStorage.getItem('stammtisch.tables')).find((one) => one.table === table)
    const headers = { Authorization: `Bearer ${Object.values(kept.tokens)[0]}` }
    return (await fetch(`/api/tables/${table}`, { headers })).json()
  })

const click = (selector) => page.locator(selector).setEnsureElementIsInTheViewport(false).click()
const key = (name) => page.keyboard.press(name)

/** A sensible move, done by mouse or keys. */
const acts = {
  'the-game': async ({ mine, public: all }) => {
    const claim = mine.legal.find((move) => 'claim' in move)
    if (claim) return key(String(claim.claim + 1))
    const steps = mine.hand.flatMap(({ card, steps }) => steps.flatMap((step, at) => (step === null ? [] : [{ card, pile: 'ABCD'[at], step }])))
    const [best] = steps.sort((p, q) => p.step - q.step)
    if (all.may_end && (!best || best.step > 0)) return click('[aria-keyshortcuts="E"]')
    const at = mine.hand.findIndex(({ card }) => card === best.card)
    await key(String(at + 1))
    await click(`[data-pile="${best.pile}"] .top`)
  },
  raise: async ({ mine, public: all }) => {
    if (all.phase === 'choose') {
      await click('[data-card]')
      return click('[data-pot]')
    }
    const way = all.round === 1 ? mine.raises.find(({ cards }) => cards.length === 1) : undefined
    if (!way) {
      await key('p')
      if (mine.raises.length) await key('p')
      return
    }
    await click(`[data-card="${way.cards[0]}.1"]`)
    await click('.acts [aria-keyshortcuts="R"]')
  },
}

async function play(game) {
  await page.goto(address)
  await click(`article:has(a[href="/new/${game}"]) button.main`)
  await page.waitForSelector('[data-card]')
  for (;;) {
    const { at, view } = await position()
    if (view.public.result) break
    const ready = await page.evaluate((at) => Number(document.querySelector('.frame')?.dataset.at) >= at, at)
    if (!ready || !view.mine.legal.length) continue
    if (await page.$('.moment')) await key('Enter')
    await page.waitForFunction(() => !document.querySelector('.moment'))
    await acts[game](view)
    await page.waitForFunction((at) => Number(document.querySelector('.frame')?.dataset.at ?? at + 1) > at, {}, at)
  }
  await page.waitForFunction(() => document.title.endsWith(': the result'))
}

async function learn(game) {
  await page.goto(`${address}/learn/${game}`)
  for (let step = ''; step !== 'finished'; ) {
    const next = await page.waitForFunction(
      (last) => {
        const now = document.querySelector('.coach')?.dataset.step
        return ['waiting', last].includes(now) ? undefined : now
      },
      {},
      step,
    )
    step = await next.jsonValue()
    if (step === 'strayed') throw new Error('the lesson has lost its way')
    if (step !== 'finished') await click('.coach .acts button:last-child')
  }
}

try {
  const [first, game] = what.split(' ')
  await (first === 'learn' ? learn(game) : play(first))
  process.exitCode = complaints.length ? 1 : 0
} catch (error) {
  process.exitCode = 1
  console.error(error.stack, await page.evaluate(() => [location.href, document.body.innerText]))
} finally {
  console.error(complaints.join('\n'))
  await browser.close()
}
