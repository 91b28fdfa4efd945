import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { soulMessages } from './messages.ts'
import shared from './TrackPage.module.css'
import styles from './TrackSkeleton.module.css'

/** Placeholder for a track's page, in the same sizes. */
export function TrackSkeleton() {
  const t = useMessages(soulMessages)
  return (
    <div className={shared.columns} role="status" aria-label={t.loading}>
      <div className={shared.stage}>
        <Skeleton shape="card" className={styles.shadow} />
      </div>
      <Stack gap={6}>
        <div>
          <Skeleton width="6rem" />
          <Skeleton width="70%" height="2.4rem" />
          <Skeleton width="9rem" />
        </div>
        <Skeleton shape="card" height="15rem" />
        <Skeleton lines={3} />
      </Stack>
    </div>
  )
}
