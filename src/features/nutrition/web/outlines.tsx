import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listThings } from '../contract/api.ts'
import { nutritionMessages } from './core/messages.ts'
import { RoomTabs } from './core/RoomTabs.tsx'
import { DaySkeleton, SUMMARY_HEIGHT } from './diary/DaySkeleton.tsx'
import styles from './diary/Diary.module.css'

const t = nutritionMessages.en

export const diary = outlineOf(
  { wide: true, title: t.title, lead: t.lead, actions: <Skeleton width="9rem" height="2.75rem" /> },
  <>
    <RoomTabs isLive={false} />
    <div className={styles.days} />
    <div className={styles.board}>
      <div className={styles.sum}>
        <Skeleton shape="card" height={SUMMARY_HEIGHT} />
      </div>
      <div className={styles.mealsPlace}>
        <DaySkeleton />
      </div>
    </div>
  </>,
  listThings,
)
