import type { About } from '../about'
import Art from './Art.svelte'

const about: About = {
  Art,
  banner: 'linear-gradient(90deg, #171a3f 30%, #4b3a94)',
  spot: 'linear-gradient(120deg, #f9c65b, #f28a4b 35%, #b8477a 60%, #1c1e56)',
  place: 1,
  rules: { min_cards: '6.1', fewer_cards: '6.2', starter: '2.3', talk: '4.2', take_back: '3.7' },
  // A good team mate, but not the very best, where there are several.
  usual: (quick) => quick.at(quick.length > 3 ? -2 : -1),
}

export default about
