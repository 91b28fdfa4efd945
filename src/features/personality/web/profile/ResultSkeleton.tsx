import { useMessages } from '#platform/web/i18n/messages.ts'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { personalityMessages } from '../core/messages.ts'
import styles from './Result.module.css'

/** Placeholder of a result, of the same size. */
export function ResultSkeleton() {
  const t = useMessages(personalityMessages)
  return (
    <>
      <PageHeader title={t.title} lead={t.resultLoading} />
      <div className={styles.page} role="status" aria-label={t.resultLoading}>
        <div className={styles.top}>
          <Skeleton shape="card" height="24rem" />
          <Skeleton shape="card" height="24rem" />
        </div>
      </div>
    </>
  )
}
