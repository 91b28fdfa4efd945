import { Plant } from '#platform/web/botany/Plant.tsx'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import type { Species } from '#platform/web/botany/grow.ts'

/** The plant beside a suggestion. */
export function SuggestionPlant({ species, seed }: { species: Species; seed: string }) {
  if (!useTurn()) return null
  return <Plant box="fit" ground={false} species={species} seed={seed} growth={0.85} detail={0.5} decorative />
}
