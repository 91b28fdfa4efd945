import { SPECIES_NAMES } from '../botany/grow.ts'
import { Plant } from '../botany/Plant.tsx'

/** The plant of a seed (`artSeed`): the same seed is the same species and individual everywhere it is shown. Decorative. */
export function SeedPlant({ seed, detail = 0.4, className }: { seed: string; detail?: number; className?: string }) {
  return (
    <Plant
      species={speciesOf(seed)}
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

/** FNV-1a over the seed. */
function speciesOf(seed: string) {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return SPECIES_NAMES[hash % SPECIES_NAMES.length]!
}
