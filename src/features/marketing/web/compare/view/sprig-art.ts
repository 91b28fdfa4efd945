import { growPlant, type Species } from '#platform/web/botany/grow.ts'
import { plantMarkup, viewBoxOf } from '#platform/web/botany/plant.ts'
import { seedBits } from '#platform/contract/random.ts'

const KINDS: readonly Species[] = ['fern', 'lupin', 'poppy', 'daisy']

/** One `<svg>`: a plant of the meadow, the same for the same seed. */
export function drawSprig(seed: string): string {
  const plant = growPlant({ species: KINDS[seedBits(seed) % KINDS.length]!, seed, growth: 1, detail: 0.3 })
  return `<svg viewBox="${viewBoxOf(plant, 'fit')}" preserveAspectRatio="xMidYMax meet" stroke-linecap="round">${plantMarkup(plant, { ground: false, sway: false })}</svg>`
}
