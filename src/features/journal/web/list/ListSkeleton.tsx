import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { journalMessages } from '../core/messages.ts'
import styles from './List.module.css'

export function ListSkeleton() {
  const t = useMessages(journalMessages).list
  return (
    <div className={styles.months} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t.loading}
      </p>
      <div className={styles.month}>
        <Skeleton width="9rem" height="1.2rem" />
      </div>
      {Array.from({ length: 6 }, (_, index) => (
        // oxlint-disable-next-line no-array-index-key -- shadows have no names
        <div key={index} className={styles.row}>
          <Skeleton shape="round" width="2.25rem" height="2.25rem" />
          <span className={styles.rowWords}>
            <Skeleton lines={2} />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Placeholder of the list in its place: beside the open page with the search field, or below. */
export function PlacedListSkeleton({ place }: { place: 'side' | 'page' }) {
  return (
    <div className={styles.list} data-place={place}>
      {place === 'side' && <Skeleton shape="card" height="3rem" />}
      <ListSkeleton />
    </div>
  )
}
