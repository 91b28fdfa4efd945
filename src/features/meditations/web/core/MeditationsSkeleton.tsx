import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Meditations.module.css'
import { meditationMessages } from './messages.ts'

/** Placeholder for the list, in its final size. */
export function MeditationsSkeleton() {
  const t = useMessages(meditationMessages)
  return (
    <div className={styles.list} role="status" aria-label={t.loading}>
      {['a', 'b', 'c', 'd'].map((one) => (
        <Skeleton key={one} shape="card" className={styles.cardShadow} />
      ))}
    </div>
  )
}
