import type { About } from '../about'
import Art from './Art.svelte'

const about: About = {
  Art,
  banner: 'linear-gradient(90deg, #171a3f 30%, #4b3a94)',
  spot: 'linear-gradient(120deg, #f9c65b, #f28a4b 35%, #b8477a 60%, #1c1e56)',
  place: 1,
  // With two of these a beginner wins about one game in three (bench/beginner.py).
  usual: (quick) => quick.find(({ name }) => name === 'learned') ?? quick.at(-1),
}

export default about
