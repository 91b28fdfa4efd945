import type { Season } from '#platform/contract/seasons.ts'
import { growPlant, statureOf, type Species } from '#platform/web/botany/grow.ts'
import { tones, type Colours } from '#platform/web/botany/geometry/palette.ts'
import { growBody, type GrowOptions, type PlantBody } from '#platform/web/botany/plant.ts'
import { spruce } from '#platform/web/botany/species/conifers.ts'
import { fern } from '#platform/web/botany/species/fern.ts'
import { daisy, poppy } from '#platform/web/botany/species/meadow.ts'
import type { SpeciesDefinition } from '#platform/web/botany/species/species.ts'
import { bluebell, foxglove, lupin } from '#platform/web/botany/species/spires.ts'
import { hazel, maple, oak } from '#platform/web/botany/species/trees.ts'
import type { PlantSpecies } from '../../garden.ts'
import { isSeedSpecies, type SeedSpecies } from '../../seeds.ts'

/** A cultivar: the shape of a species in its own colours. */
function cultivar(of: SpeciesDefinition, own: (season: Season) => string, stature = of.stature): SpeciesDefinition {
  return { ...of, stature, colours: (season): Colours => ({ ...of.colours(season), ...tones(own(season)) }) }
}

const leaves = (deep: string, shade: string, leaf: string, light: string, glow: string) =>
  `deep ${deep} inner ${shade} shade ${shade} leaf ${leaf} light ${light} glow ${glow}`

const RARE: Readonly<Record<SeedSpecies, SpeciesDefinition>> = {
  snowbell: cultivar(bluebell, () => 'petal f4f4ee petalShade cfd8dc petalLight ffffff heart e8ecdf'),
  bluePoppy: cultivar(poppy, () => 'petal 5aa7d8 petalShade 3579b4 petalLight 9bd0ee heart e8b93c petalInk 2c5f94'),
  roseDaisy: cultivar(daisy, () => 'petal ee9db6 petalShade c96f92 heart f0c048 heartDots c98a24'),
  whiteFoxglove: cultivar(foxglove, () => 'petal f6f1e8 petalShade d9cfc4 petalLight ffffff dots b98aa8 heart efe2c8'),
  sunLupin: cultivar(lupin, () => 'petal f2c14a petalShade d1902a petalLight fbe08d petalTop f7dd9c heart fff0bd'),
  goldenFern: cultivar(fern, (season) =>
    season === 'winter' ? '' : 'rib 8f7a2c far 9a8434 farLight b09a40 mid c2ab45 midLight d6c25a near d3bd55 nearLight ecdf86',
  ),
  blueSpruce: cultivar(spruce, () => 'deep 3c5f6d shade 4f7685 leaf 6b94a1 light 8fb4bd glow b4d2d6'),
  flameMaple: cultivar(maple, (season) => (season === 'winter' ? '' : leaves('5e1622', '7d1f2a', 'a32d2f', 'c8443a', 'e2694a'))),
  cherry: cultivar(
    hazel,
    (season) =>
      season === 'spring'
        ? leaves('b0647f', 'c97d97', 'e3a2b7', 'f2c3d1', 'fbe2ea')
        : season === 'summer'
          ? leaves('7e4a63', '9a5f79', 'd08ba5', 'e8b4c6', 'f6d6e1')
          : season === 'autumn'
            ? leaves('7a3420', '95452a', 'b9603a', 'd4824d', 'e8a76b')
            : '',
    0.62,
  ),
  copperOak: cultivar(oak, (season) => (season === 'winter' ? '' : leaves('3a1f27', '512a32', '6f3b3d', '8f524a', 'ad6d58'))),
}

/** Generates any plant of a garden: common ones, and those from bought seeds. */
export function growAny(species: PlantSpecies, options: GrowOptions): PlantBody {
  return isSeedSpecies(species) ? growBody(RARE[species], options) : growPlant({ ...options, species: species as Species })
}

/** Height relative to other species; a tall tree is 1. */
export const statureOfAny = (species: PlantSpecies): number =>
  isSeedSpecies(species) ? RARE[species].stature : statureOf(species as Species)
