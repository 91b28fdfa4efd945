import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getHub } from '../contract.ts'
import styles from './Greeting.module.css'
import { HubSkeleton } from './HubSkeleton.tsx'
import { hubMessages } from './messages.ts'

/** The head of the home page, in its final size. */
const greeting = (
  <header className={styles.greeting}>
    <div className={styles.scene} aria-hidden="true" />
    <div className={styles.words}>
      <div className="kicker">
        <Skeleton width="9rem" />
      </div>
      <h1>
        <span className="visually-hidden">{hubMessages.en.title}</span>
        <Skeleton width="min(100%, 22rem)" />
      </h1>
      <div className={styles.lead}>
        <Skeleton lines={2} />
      </div>
    </div>
  </header>
)

export const hub = outlineOf(
  { wide: true },
  <>
    {greeting}
    <HubSkeleton />
  </>,
  getHub,
)
