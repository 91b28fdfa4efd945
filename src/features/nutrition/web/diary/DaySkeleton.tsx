import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'

/** Minimum height of the card of sums (Diary.module.css). */
export const SUMMARY_HEIGHT = '7rem'

/** Placeholder of the day's meals while they load, with the size of four empty ones. */
export function DaySkeleton() {
  return (
    <Stack>
      {[1, 2, 3, 4].map((nr) => (
        <Skeleton key={nr} shape="card" height="6.5rem" />
      ))}
    </Stack>
  )
}
