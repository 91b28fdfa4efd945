import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listThings } from '../../contract/api.ts'
import { nutritionMessages } from '../core/messages.ts'
import { RoomTabs } from '../core/RoomTabs.tsx'
import { DaySkeleton } from './DaySkeleton.tsx'
import styles from './Diary.module.css'

export const reads = [listThings.path]

/** DiaryPage as it stands before anything of the person is known. */
export default function DiaryOutline() {
  const t = useMessages(nutritionMessages)
  return (
    <Page
      area="body"
      header={
        <>
          <PageHeader title={t.title} lead={t.lead} actions={<Skeleton className={styles.addWaiting} />} />
          <RoomTabs isLive={false} />
          <div className={styles.days} />
        </>
      }
      aside={
        <div className={styles.aside}>
          <Skeleton shape="card" className={styles.summaryWaiting} />
        </div>
      }
    >
      <DaySkeleton />
    </Page>
  )
}
