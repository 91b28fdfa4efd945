import { stableHash } from '#platform/contract/stable-hash.ts'
import { Plant } from '#platform/web/botany/Plant.tsx'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import type { Species } from '#platform/web/botany/grow.ts'

/** Small things of a meadow: a day is no tree. */
const MEADOW: readonly Species[] = ['fern', 'poppy', 'cornflower', 'daisy', 'foxglove', 'lupin', 'bluebell', 'fern', 'grass']

/** The plant of one day; the same day of the same person is the same plant for ever. */
export function WeekPlant({ seed, growth }: { seed: string; growth: number }) {
  if (!useTurn()) return null
  return (
    <Plant
      box="fit"
      ground={false}
      species={MEADOW[stableHash(seed) % MEADOW.length]!}
      seed={seed}
      growth={growth}
      detail={0.5}
      sway={false}
      decorative
    />
  )
}
