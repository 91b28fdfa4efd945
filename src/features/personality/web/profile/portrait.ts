import { plantMarkup } from '#platform/web/botany/plant.ts'
import { growPlant, type Species } from '#platform/web/botany/grow.ts'

/** One plant of the picture: its scale, and how tall it is, 0 to 1. */
export type PortraitPart = { scale: string; amount: number }

/** Species of one meadow with similar sizes, so that none is taller by nature. */
const SPECIES: Readonly<Record<string, Species>> = { N: 'fern', E: 'poppy', O: 'lupin', A: 'bluebell', C: 'foxglove' }
/** For facets and single scales. */
const OTHERS: readonly Species[] = ['daisy', 'cornflower', 'lupin', 'poppy', 'foxglove', 'bluebell']

export const PORTRAIT = { width: 640, height: 420 } as const
const GROUND = 392
const TALL = 372
/** Height of a plant with amount 0: low, but fully grown. */
const LEAST = 0.5
const SHADES = 12

const clamp = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))

function speciesOf(scale: string): Species {
  const own = SPECIES[scale]
  if (own) return own
  const sum = Array.from(scale).reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7)
  return OTHERS[sum % OTHERS.length]!
}

/**
 * The inside of an `<svg>` of PORTRAIT's size: a bed with a plant for each part, taller for a larger amount. Pure: the same parts always
 * give the same picture, and a small difference in amount gives a small one in it.
 */
export function portraitMarkup(parts: readonly PortraitPart[]): string {
  const step = PORTRAIT.width / (parts.length + 0.4)
  const individual = parts.map(({ scale, amount }) => `${scale}${Math.round(clamp(amount) * SHADES)}`).join(' ')
  const grasses = Array.from({ length: 9 }, (_, at) => {
    const plant = growPlant({ species: 'grass', seed: `${individual} ${at}`, growth: 0.5 + ((at * 7) % 5) / 10, detail: 0.4 })
    const scale = 0.5 + ((at * 5) % 4) * 0.06
    return `<g transform="translate(${Math.round(24 + (at * (PORTRAIT.width - 48)) / 8)} ${GROUND + 6 + ((at * 3) % 7)})scale(${scale.toFixed(2)})">${plantMarkup(plant, { ground: false })}</g>`
  })
  const plants = parts.map(({ scale, amount }, at) => {
    const much = clamp(amount)
    const plant = growPlant({ species: speciesOf(scale), seed: `${scale} ${individual}`, growth: 0.78 + 0.22 * much, detail: 0.7 })
    const [, top] = plant.bounds
    const size = (TALL * (LEAST + (1 - LEAST) * much)) / Math.max(60, -top)
    const x = Math.round(step * (at + 0.7))
    return `<g transform="translate(${x} ${GROUND + (at % 2) * 8})scale(${Math.min(2.1, size).toFixed(3)})">${plantMarkup(plant, { sway: true })}</g>`
  })
  return plants.join('') + grasses.join('')
}
