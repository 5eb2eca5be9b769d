import type { About } from '../about'
import Art from './Art.svelte'

const about: About = {
  Art,
  banner: '#07241f',
  spot: 'radial-gradient(circle at 50% 50%, #f4b942 0 18%, #125046 20% 34%, #d9ecdf 36% 48%, #125046 50%)',
  place: 2,
}

export default about
