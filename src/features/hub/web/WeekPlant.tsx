import { stableHash } from '#platform/contract/stable-hash.ts'
import { Plant } from '#platform/web/botany/Plant.tsx'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import type { Species } from '#platform/web/botany/grow.ts'

/** Small meadow plants, for single days. */
const MEADOW: readonly Species[] = ['fern', 'poppy', 'cornflower', 'daisy', 'foxglove', 'lupin', 'bluebell', 'fern', 'grass']

/** The plant of one day. The same day of the same person always has the same plant. */
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
