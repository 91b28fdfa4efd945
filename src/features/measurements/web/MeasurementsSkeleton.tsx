import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'

/** The page's body while it loads, with its final size. */
export function MeasurementsSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      <Skeleton shape="card" height="11rem" />
      <Skeleton shape="card" height="26rem" />
    </Stack>
  )
}
