import type { About } from '../../games/about'
import Art from './Art.svelte'

/** For games without their own face. */
export const plainAbout: About = {
  Art,
  banner: 'linear-gradient(90deg, #10312a 30%, #1d4a3d)',
  spot: 'radial-gradient(circle at 50% 50%, #f4b942 0 14%, #12332b 16% 34%, #f4b942 36% 40%, #174a3c 42%)',
  place: Infinity,
}
