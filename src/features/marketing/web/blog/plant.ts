import { growPlant, type Species } from '#platform/web/botany/grow.ts'
import { gathered, painter, partPaths } from '#platform/web/botany/svg.ts'
import type { Tag } from '../../content/post.ts'

const SPECIES_OF: Readonly<Record<Tag, Species>> = {
  writing: 'fern',
  habits: 'daisy',
  sleep: 'bluebell',
  movement: 'poppy',
  food: 'mushroom',
  mind: 'foxglove',
  calm: 'reed',
  privacy: 'ivy',
}
/** Coordinate steps per plant unit, and level of detail: finer is not visible at their size. */
const STEPS = 0.35
const DETAIL = 0.1
const MARGIN = 2

/** The plant of a post as one `<svg>` with colours for both themes: `section/slug` determine its species and its shape. */
export function drawPlant(name: `${Tag}/${string}`): string {
  const [section, slug] = name.split('/') as [Tag, string]
  const plant = growPlant({ species: SPECIES_OF[section], seed: slug, growth: 0.9, detail: DETAIL })
  const shapes = plant.parts.filter((part) => part.name !== 'ground').flatMap((part) => part.shapes)
  const paths = partPaths(gathered({ name: 'whole', x: 0, y: 0, sway: 0, shapes }), painter(plant.day, plant.night, 'theme', STEPS), 0, 0)
  const [x, y, width, height] = plant.bounds.map((n) => Math.round(n * STEPS)) as [number, number, number, number]
  const box = `${x - MARGIN} ${y - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`
  return `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet" aria-hidden="true" stroke-linecap="round">${paths}</svg>`
}
