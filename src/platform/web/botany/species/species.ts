import type { Season } from '#platform/contract/seasons.ts'
import type { ForkableRandom } from '#platform/contract/random.ts'
import type { Colours } from '../geometry/palette.ts'
import type { Sketch } from '../geometry/sketch.ts'

/** x, y of the top left corner, width, height; y grows downwards and the ground is y = 0. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface SpeciesDefinition {
  /** Holds every full-grown plant of this species. */
  frame: Box
  /** Full height beside the others in a scene, a tall tree being 1. (Not to scale: a fern beside an oak would be lost.) */
  stature: number
  /** Comes up with two seed leaves (most do; not ferns, mosses, toadstools). */
  sprouts?: boolean
  draw: (sk: Sketch, random: ForkableRandom, growth: number, season: Season) => void
  colours: (season: Season) => Colours
}
