import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'

/** The placeholder of the page's body while it loads. */
export function ExercisesSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      <Skeleton shape="card" height="6rem" />
      <Skeleton shape="card" height="60rem" />
    </Stack>
  )
}
