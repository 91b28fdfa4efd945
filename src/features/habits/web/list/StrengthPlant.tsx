import { useTurn } from '#platform/web/botany/use-turn.ts'
import { speciesOf } from '../core/hues.ts'
import { LazyPlant } from '#platform/web/botany/LazyPlant.tsx'

/** A habit's plant, grown by its strength. A new one shows its first leaves. */
export function StrengthPlant({ id, strength }: { id: string; strength: number }) {
  if (!useTurn()) return null
  // Rounded, so that the plant is only redrawn after a visible change.
  const growth = Math.round((0.12 + 0.88 * strength) * 40) / 40
  return <LazyPlant species={speciesOf(id)} seed={id} growth={growth} detail={0.35} sway={false} box="fit" ground={false} decorative />
}
