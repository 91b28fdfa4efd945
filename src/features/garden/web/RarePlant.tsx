import type { Season } from '#platform/contract/seasons.ts'
import { useMemo } from 'react'
import { plantMarkup, viewBoxOf } from '#platform/web/botany/plant.ts'
import type { SeedSpecies } from '../seeds.ts'
import { growAny } from './scene/rare-species.ts'

/** Picture of a plant from a bought seed, beside its name. Its markup comes from our own generator. */
export function RarePlant({
  species,
  seed,
  growth,
  season,
  detail = 0.5,
}: {
  species: SeedSpecies
  seed: string
  growth: number
  season: Season
  detail?: number
}) {
  const { viewBox, markup } = useMemo(() => {
    const plant = growAny(species, { seed, growth, season, detail })
    return { viewBox: viewBoxOf(plant), markup: plantMarkup(plant, { sway: true }) }
  }, [species, seed, growth, season, detail])
  return (
    <svg viewBox={viewBox} preserveAspectRatio="xMidYMax meet" strokeLinecap="round" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={{ __html: markup }} />
    </svg>
  )
}
