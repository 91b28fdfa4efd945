import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { exerciseMessages } from './messages.ts'

/** The placeholder of an exercise while it loads. */
export function ExerciseSkeleton() {
  const t = useMessages(exerciseMessages)
  return (
    <Stack gap={6} aria-busy="true">
      <h1 className="visually-hidden">{t.title}</h1>
      <Skeleton shape="card" height="8rem" />
      <Skeleton shape="card" height="44rem" />
    </Stack>
  )
}
