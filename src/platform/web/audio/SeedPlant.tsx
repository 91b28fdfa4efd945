import { stableHash } from '#platform/contract/stable-hash.ts'
import { SPECIES_NAMES } from '../botany/grow.ts'
import { Plant } from '../botany/Plant.tsx'

/** The plant of a seed (`artSeed`): the same seed is the same species and individual everywhere it is shown. Decorative. */
export function SeedPlant({ seed, detail = 0.4, className }: { seed: string; detail?: number; className?: string }) {
  return (
    <Plant
      species={SPECIES_NAMES[stableHash(seed) % SPECIES_NAMES.length]!}
      seed={seed}
      growth={1}
      detail={detail}
      decorative
      sway={false}
      box="fit"
      ground={false}
      {...(className ? { className } : {})}
    />
  )
}
