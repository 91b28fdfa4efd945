import { useMessages } from '#platform/web/i18n/messages.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listThings } from '../../contract/api.ts'
import { nutritionMessages } from '../core/messages.ts'
import { RoomTabs } from '../core/RoomTabs.tsx'
import { DaySkeleton, SUMMARY_HEIGHT } from './DaySkeleton.tsx'
import styles from './Diary.module.css'

export const reads = [listThings.path]

/** Placeholder of DiaryPage before the person's data are loaded. */
export default function DiaryOutline() {
  const t = useMessages(nutritionMessages)
  return (
    <Page
      area="body"
      header={
        <>
          <PageHeader title={t.title} lead={t.lead} actions={<Skeleton width="9rem" height="2.75rem" />} />
          <RoomTabs isLive={false} />
          <div className={styles.days} />
        </>
      }
      wide
    >
      <div className={styles.board}>
        <div className={styles.sum}>
          <Skeleton shape="card" height={SUMMARY_HEIGHT} />
        </div>
        <div className={styles.mealsPlace}>
          <DaySkeleton />
        </div>
      </div>
    </Page>
  )
}
