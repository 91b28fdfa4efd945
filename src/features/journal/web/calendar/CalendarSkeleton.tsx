import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import styles from './Calendar.module.css'

/** Placeholder of the calendar while the device's data is being read. */
export function CalendarSkeleton() {
  return (
    <Page area="journal" wide header={<CalendarHead />}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Skeleton shape="card" height="3rem" />
          <Skeleton shape="card" height="26rem" />
        </div>
      </div>
    </Page>
  )
}
