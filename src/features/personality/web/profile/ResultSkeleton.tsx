import { useMessages } from '#platform/web/i18n/messages.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { resultMessages } from './messages.ts'
import styles from './Result.module.css'

/** A result on its way: of the size that it is going to have. */
export function ResultSkeleton() {
  const t = useMessages(resultMessages)
  return (
    <>
      <PageHeader title={<Skeleton width="14rem" />} lead={<span className="visually-hidden">{t.loading}</span>} />
      <div className={styles.page} role="status" aria-label={t.loading}>
        <div className={styles.top}>
          <Skeleton shape="card" height="24rem" />
          <Skeleton shape="card" height="24rem" />
        </div>
      </div>
    </>
  )
}
