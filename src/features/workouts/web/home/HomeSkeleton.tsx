import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { homeMessages } from './messages.ts'

export function HomeSkeleton() {
  const t = useMessages(homeMessages)
  return (
    <Stack gap={8} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.loading}
      </p>
      <Skeleton shape="card" height="40rem" />
      <Skeleton shape="card" height="12rem" />
    </Stack>
  )
}
