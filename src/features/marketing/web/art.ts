import { growPlant, type Species } from '#platform/web/botany/grow.ts'
import type { PlantBody } from '#platform/web/botany/plant.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import { type Clearing, growClearing } from '#platform/web/botany/scene.ts'
import { clearingToSvg } from '#platform/web/botany/scene-svg.ts'
import { conifer } from '#platform/web/botany/silhouettes.ts'
import { Sketch } from '#platform/web/botany/geometry/sketch.ts'
import { gathered, painter, partPaths, pathData } from '#platform/web/botany/svg.ts'
import { WEEK } from './week.ts'

/** The landing page's pictures by name; each is one decorative `<svg>` with colours for both themes. */
const PICTURES = {
  'clearing-wide': () => clearing('wide', 1440, 860, [0.5, 0.125]),
  'clearing-tall': () => clearing('tall', 430, 860, [0.5, 0.15]),
  meadow,
  garden: () => garden('meadow'),
  /** For pages without the meadow, which defines the shared plants. */
  'garden-alone': () => garden('bed', `<defs>${kindsAs('bed')}</defs>`),
  treeline,
  week,
  'stage-1': () => young('fern', 0.14),
  'stage-2': () => young('fern', 0.24),
  'stage-3': () => young('fern', 0.34),
  'stage-4': () => young('fern', 0.52),
  'stage-5': () => young('fern', 1),
} as const

/** Coordinate steps per plant unit for small plants: finer ones are not visible at their size. */
const MEADOW_STEPS = 0.5
const WEEK_STEPS = 0.3
const YOUNG_STEPS = 0.6

export type Picture = keyof typeof PICTURES
export const PICTURE_NAMES = Object.keys(PICTURES) as Picture[]

/** Draws one picture. Used by the prerenderer, and in the browser after a navigation from another page. */
export function draw(name: Picture): string {
  return PICTURES[name]()
}

/**
 * The clearing in three layers: the distance, the trees, and the foreground. The compositor can move each of them alone; moving
 * groups inside one picture would repaint all of it in every frame.
 */
function clearing(name: string, width: number, height: number, lightAt: readonly [number, number]): string {
  const scene = growClearing({ seed: 'home', width, height, lightAt, detail: 0.3, season: 'summer' })
  // Without the overhanging boughs, which are drawn last: the page's name is there.
  scene.layers.at(-1)?.patches.pop()
  if (width < height) openUp(scene)
  quieten(scene)
  const svg = clearingToSvg(scene, { time: 'theme', idPrefix: name[0]!, sway: false })
  const open = svg.slice(0, svg.indexOf('>') + 1)
  const [defs = '', ...layers] = svg.slice(open.length, -'</svg>'.length).split('<g class="bot-layer" ')
  const plane = (depth: number, from: string, to?: string): string => {
    const at = (wanted: string): number => layers.findIndex((layer) => layer.startsWith(`data-layer="${wanted}"`))
    const drawn = layers.slice(at(from), to === undefined ? undefined : at(to)).map((layer) => layer.replace(/^[^>]*>/, '<g>'))
    return `<div data-depth="${depth}">${open}${from === 'sky' ? defs : ''}${drawn.join('')}</svg></div>`
  }
  return plane(0.12, 'sky', 'trees') + plane(0.4, 'trees', 'undergrowth') + plane(0.9, 'undergrowth')
}

/** Removes the stars behind the text, and the floating motes, which the page animates itself (Fireflies.tsx). */
function quieten({ stars, layers, width, height }: Clearing): void {
  const stored = stars.filter(({ x, y }) => Math.abs(x / width - 0.5) > (width < height ? 0.46 : 0.27) || y < height * 0.1)
  stars.splice(0, stars.length, ...stored)
  for (const { motes } of layers) motes.length = 0
}

/** Clears the middle for the text on a phone: of three birches the two outer ones stay, slightly smaller. */
function openUp(scene: Clearing): void {
  for (const layer of scene.layers) {
    if (layer.name !== 'trees') continue
    layer.standing.splice(1, 1)
    for (const tree of layer.standing) tree.scale *= 0.74
  }
}

/** One plant at a stage of growth, scaled to its box. */
function young(species: Species, growth: number): string {
  const plant = growPlant({ species, seed: 'old-friend', growth, detail: 0.2 })
  const [x, y, width, height] = plant.bounds.map((n) => Math.round(n * YOUNG_STEPS)) as [number, number, number, number]
  return `<svg viewBox="${x - 2} ${y - 2} ${width + 4} ${height + 4}" preserveAspectRatio="xMidYMax meet" aria-hidden="true" stroke-linecap="round">${coarse(plant, YOUNG_STEPS, true)}</svg>`
}

const MEADOW_KINDS: readonly Species[] = ['lupin', 'grass', 'poppy', 'daisy', 'mushroom']
const meadowPlant = (species: Species) => growPlant({ species, seed: `meadow-${species}`, growth: 1, detail: 0.15 })

/** Each species once, at about its display size, to be reused by its id. */
const kindsAs = (prefix: string): string =>
  MEADOW_KINDS.map((species, kind) => `<g id="${prefix}-${kind}">${coarse(meadowPlant(species), MEADOW_STEPS)}</g>`).join('')

/** Three beds of plants from `defs`, or from another picture of the same page, under `prefix`: a reused plant costs one line. */
function garden(prefix: string, defs = ''): string {
  const heights = MEADOW_KINDS.map((species) => meadowPlant(species).bounds[3])
  const beds: readonly (readonly [Species, number, number])[][] = [
    [
      ['lupin', 60, 150],
      ['lupin', 104, 190],
      ['grass', 134, 60],
      ['lupin', 158, 128],
    ],
    [
      ['poppy', 244, 118],
      ['mushroom', 276, 44],
      ['poppy', 302, 154],
      ['grass', 330, 56],
      ['poppy', 356, 104],
    ],
    [
      ['daisy', 438, 92],
      ['daisy', 474, 122],
      ['grass', 506, 66],
      ['daisy', 528, 104],
      ['mushroom', 560, 36],
    ],
  ]
  const drawn = beds.map((plants, bed) => {
    const middle = 108 + bed * 192
    const soil = `<path fill="currentcolor" d="M${middle - 92} 262Q${middle} 236 ${middle + 92} 262Q${middle} 290 ${middle - 92} 262Z"/>`
    const uses = plants.map(([species, x, tall], at) => {
      const kind = MEADOW_KINDS.indexOf(species)
      const scale = (tall / heights[kind]! / MEADOW_STEPS).toFixed(3)
      return `<g transform="translate(${x} ${256 + (at % 2) * 6})scale(${at % 2 ? '-' : ''}${scale} ${scale})"><use href="#${prefix}-${kind}"/></g>`
    })
    return soil + uses.join('')
  })
  return `<svg viewBox="0 0 600 300" aria-hidden="true" stroke-linecap="round">${defs}${drawn.join('')}</svg>`
}

/** Upper edge of the paper area: a low rise in the page's own colour (`currentcolor`), with a few plants on it. */
function meadow(): string {
  const swell = (x: number, at: number, wide: number): number => Math.exp(-(((x - at) / wide) ** 2))
  const edge = (x: number): number => 168 - 26 * swell(x, 330, 300) + 22 * swell(x, 800, 240) - 34 * swell(x, 1240, 320)
  let hill = `M-20 ${edge(-20).toFixed(1)}`
  for (let x = 20; x <= 1460; x += 40) hill += `L${x} ${edge(x).toFixed(1)}`
  const rows: readonly (readonly [Species, number, number])[] = [
    ['lupin', 84, 128],
    ['grass', 150, 62],
    ['poppy', 226, 104],
    ['grass', 322, 50],
    ['daisy', 438, 76],
    ['mushroom', 512, 40],
    ['grass', 590, 38],
    ['grass', 886, 36],
    ['daisy', 980, 66],
    ['poppy', 1060, 116],
    ['grass', 1140, 60],
    ['lupin', 1254, 142],
    ['daisy', 1340, 82],
  ]
  const kinds = MEADOW_KINDS
  const grown = kinds.map(meadowPlant)
  const plants = rows.map(([species, x, tall], i) => {
    const kind = kinds.indexOf(species)
    const scale = (tall / grown[kind]!.bounds[3] / MEADOW_STEPS).toFixed(3)
    return `<g transform="translate(${x} ${(edge(x) + 3).toFixed(1)})scale(${i % 2 ? '-' : ''}${scale} ${scale})"><use href="#meadow-${kind}"/></g>`
  })
  return `<svg viewBox="0 0 1440 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true" stroke-linecap="round"><defs>${kindsAs('meadow')}</defs>${plants.join('')}<path fill="currentcolor" d="${hill}V240H-20Z"/></svg>`
}

/** A plant in as few characters as its small size needs; must be drawn at `1 / steps` of its scale. */
function coarse(plant: PlantBody, steps: number, grounded = false): string {
  const parts = plant.parts.filter((part) => grounded || (part.name !== 'ground' && part.name !== 'sprout'))
  const whole = { name: 'whole', x: 0, y: 0, sway: 0, shapes: parts.flatMap((part) => part.shapes) }
  return partPaths(gathered(whole), painter(plant.day, plant.night, 'theme', steps), 0, 0)
}

/** Seven days side by side; each plant grows with the minutes of its day, and a rest is bare ground. */
function week(): string {
  const kinds: readonly Species[] = ['daisy', 'bluebell', 'foxglove', 'grass', 'grass', 'poppy', 'cornflower']
  const plants = kinds.map((species, i) => {
    const minutes = WEEK[i]!
    if (minutes === 0) return ''
    const plant = growPlant({ species, seed: `week-${i}`, growth: 0.45 + 0.55 * Math.min(1, minutes / 20), detail: 0.2 })
    // Scaled by its full-grown size, so that a short day stays small, and limited to the width of its place.
    const scale = Math.min(158 / plant.frame[3], 96 / plant.bounds[2])
    return `<g transform="translate(${50 + i * 100} 166)scale(${(scale / WEEK_STEPS).toFixed(3)})">${coarse(plant, WEEK_STEPS)}</g>`
  })
  return `<svg viewBox="0 0 700 175" aria-hidden="true" stroke-linecap="round">${plants.join('')}</svg>`
}

/** Two rows of conifers in `currentcolor`, the farther one paler: the transition to the night forest. */
function treeline(): string {
  const row = (seed: string, tallest: number, gap: number): string => {
    const random = new ForkableRandom(seed)
    const sk = new Sketch(1)
    sk.part('row')
    for (let x = -10; x < 1460; x += random.between(gap * 0.4, gap * 1.5)) {
      // Lower in the middle, as in the clearing.
      const aside = Math.abs(x / 1440 - 0.5) * 2
      const tall = random.between(tallest * 0.4, tallest) * (0.42 + 0.58 * aside)
      conifer(sk, random, x, 204, tall + 18, tall * random.between(0.17, 0.24), 6)
    }
    return pathData(sk.parts[0]!.shapes, 0, 0, 1)
  }
  return `<svg viewBox="0 0 1440 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path fill="currentcolor" d="${row('treeline-far', 185, 30)}"/><path fill="currentcolor" d="${row('treeline', 140, 40)}M-10 187h1460v20h-1460z"/></svg>`
}
