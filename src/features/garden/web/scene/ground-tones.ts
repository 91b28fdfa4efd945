import { blend } from '#platform/web/botany/geometry/palette.ts'
import { AIR } from '#platform/web/botany/scene-air.ts'
import { gold } from './backdrop.ts'
import type { Stage } from './stage.ts'

/** Colour of a layer of the scene (see AIR) in a garden: in autumn the meadow stays partly green, at night there is moonlight. */
export function groundTones(stage: Pick<Stage, 'season' | 'time' | 'hour'>): (layer: number) => string {
  const { season, time, hour } = stage
  const air = AIR[season]
  if (time === 'night')
    return (i) =>
      season === 'autumn'
        ? blend(air.night[i]!, '#23463c', 0.5)
        : season === 'winter'
          ? air.night[i]!
          : blend(air.night[i]!, '#1f5147', 0.24)
  const glow = gold(hour) * 0.2
  return (i) => blend(season === 'autumn' ? blend(air.day[i]!, '#8fa04c', i === 6 ? 0.25 : 0.42) : air.day[i]!, '#f2c987', glow)
}
