import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

export function HomeSkeleton() {
  const t = useMessages(homeMessages)
  return (
    <div className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.loading}
      </p>
      <Skeleton shape="card" height="40rem" />
      <Skeleton shape="card" height="12rem" />
    </div>
  )
}
