import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { sessionMessages } from './messages.ts'
import styles from './Session.module.css'

/** The placeholder of a session while it loads. */
export function SessionSkeleton() {
  const t = useMessages(sessionMessages)
  return (
    <Stack gap={3} className={styles.items} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.loading}
      </p>
      <Skeleton shape="card" height="22rem" />
      <Skeleton shape="card" height="22rem" />
    </Stack>
  )
}
