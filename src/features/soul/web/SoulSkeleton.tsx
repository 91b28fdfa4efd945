import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { soulMessages } from './messages.ts'
import { PLACES } from './places.ts'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import doors from './AreaLinks.module.css'
import skeletons from './Skeletons.module.css'
import styles from './Soul.module.css'

/** Placeholder for the Soul page, in the same sizes. */
export function SoulSkeleton() {
  const t = useMessages(soulMessages)
  return (
    <div className={styles.all} role="status" aria-label={t.loading}>
      <div className={styles.top}>
        <Skeleton shape="card" className={skeletons.lead} />
        <Skeleton shape="card" className={skeletons.today} />
      </div>
      <div className={doors.doors}>
        {Array.from({ length: PLACES }, (_, index) => (
          // oxlint-disable-next-line no-array-index-key -- shadows have no names
          <Skeleton key={index} shape="card" height="5.5rem" />
        ))}
      </div>
      <div className={styles.filters}>
        <Skeleton shape="card" height="3rem" />
        <Skeleton shape="card" height="2.5rem" />
      </div>
      <div>
        <Skeleton width="12rem" height="1.6rem" />
        <div className={`${styles.categories} ${skeletons.below}`}>
          {Array.from({ length: 10 }, (_, index) => (
            // oxlint-disable-next-line no-array-index-key -- shadows have no names
            <Skeleton key={index} shape="card" className={skeletons.category} />
          ))}
        </div>
      </div>
      <RowsSkeleton count={6} />
    </div>
  )
}
