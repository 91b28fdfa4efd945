import { useTurn } from '#platform/web/botany/use-turn.ts'
import { speciesOf } from '../core/hues.ts'
import { LazyPlant } from '#platform/web/botany/LazyPlant.tsx'

/** A habit as the plant it is: as grown as it is strong. A newly planted one shows its first leaves. */
export function StrengthPlant({ id, strength, detail = 0.35 }: { id: string; strength: number; detail?: number }) {
  if (!useTurn()) return null
  // Rounded, so that a plant is grown anew only when it looks otherwise.
  const growth = Math.round((0.12 + 0.88 * strength) * 40) / 40
  return <LazyPlant species={speciesOf(id)} seed={id} growth={growth} detail={detail} sway={false} box="fit" ground={false} decorative />
}
