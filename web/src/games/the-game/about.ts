import type { About } from '../about'
import Art from './Art.svelte'

const about: About = {
  Art,
  banner: 'linear-gradient(90deg, #171a3f 30%, #4b3a94)',
  spot: 'linear-gradient(120deg, #f9c65b, #f28a4b 35%, #b8477a 60%, #1c1e56)',
  place: 1,
  // A good team mate, but not the very best if there are several.
  usual: (quick) => quick.at(quick.length > 3 ? -2 : -1),
}

export default about
