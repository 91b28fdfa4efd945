import { growBody } from './plant.ts'
import type { GrowOptions, PlantBody } from './plant.ts'
import { birch } from './species/birch.ts'
import { pine, spruce } from './species/conifers.ts'
import { fern } from './species/fern.ts'
import { grass, reed } from './species/grasses.ts'
import { ivy } from './species/ivy.ts'
import { cornflower, daisy, poppy } from './species/meadow.ts'
import type { SpeciesDefinition } from './species/species.ts'
import { bluebell, foxglove, lupin } from './species/spires.ts'
import { hazel, maple, oak } from './species/trees.ts'
import { moss, mushroom } from './species/undergrowth.ts'
import { willow } from './species/willow.ts'

const DEFINITIONS = {
  fern,
  birch,
  pine,
  spruce,
  oak,
  willow,
  maple,
  hazel,
  poppy,
  cornflower,
  daisy,
  foxglove,
  lupin,
  bluebell,
  mushroom,
  moss,
  reed,
  grass,
  ivy,
} as const satisfies Record<string, SpeciesDefinition>

export type Species = keyof typeof DEFINITIONS
export const SPECIES_NAMES = Object.keys(DEFINITIONS) as Species[]

export interface PlantRequest extends GrowOptions {
  species: Species
}
export interface Plant extends PlantBody {
  species: Species
}

/**
 * Grows one plant. Pure: the same request gives the same plant on every machine, and growth changes it without jumps.
 * Plant units: the ground is y = 0, up is negative y, a full-grown plant is 130–400 units high (see `frame`).
 * Throws RangeError when growth is not a finite number or the species is unknown; growth outside 0–1 is clamped.
 */
export function growPlant(request: PlantRequest): Plant {
  const def: SpeciesDefinition | undefined = Object.hasOwn(DEFINITIONS, request.species) ? DEFINITIONS[request.species] : undefined
  if (!def) throw new RangeError(`there is no species called ${String(request.species)}`)
  return { species: request.species, ...growBody(def, request) }
}

/** Height beside other species in a scene, a tall tree being 1. */
export function statureOf(species: Species): number {
  return DEFINITIONS[species].stature
}
