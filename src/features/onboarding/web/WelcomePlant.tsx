import { Plant } from '#platform/web/botany/Plant.tsx'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import styles from './WelcomePlant.module.css'

const SEEDLING = 0.14

/** The welcome's plant; its height shows the progress. */
export function WelcomePlant({ seed, growth }: { seed: string; growth: number }) {
  if (!useTurn()) return null
  return (
    <Plant
      key={growth}
      className={styles.growing ?? ''}
      species="foxglove"
      seed={`${seed} welcome`}
      growth={SEEDLING + (1 - SEEDLING) * growth}
      decorative
    />
  )
}
