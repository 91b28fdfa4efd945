import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Greeting.module.css'
import { hubMessages } from './messages.ts'

/** Placeholder for the head of the home page, in the same sizes, until the person's data has loaded. */
export function GreetingSkeleton() {
  const t = useMessages(hubMessages)
  return (
    <header className={styles.greeting}>
      <div className={styles.scene} aria-hidden="true" />
      <div className={styles.words}>
        <div className={styles.date}>
          <Skeleton width="9rem" />
        </div>
        <h1>
          <span className="visually-hidden">{t.title}</span>
          <Skeleton width="min(100%, 22rem)" />
        </h1>
        <div className={styles.lead}>
          <Skeleton lines={2} />
        </div>
      </div>
    </header>
  )
}
