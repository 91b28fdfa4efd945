import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ExercisesSkeleton } from './ExercisesSkeleton.tsx'
import { ownQuery, useLibrary } from './library.ts'
import { exerciseMessages } from './messages.ts'

const ExerciseFinder = lazy(() => afterPaint(() => import('./ExerciseFinder.tsx')).then((file) => ({ default: file.ExerciseFinder })))
const OwnExerciseSheet = lazy(() => import('./OwnExerciseSheet.tsx').then((file) => ({ default: file.OwnExerciseSheet })))

export const queries = () => [ownQuery()]

/** All exercises, with search and filters. */
export default function ExercisesPage() {
  const t = useMessages(exerciseMessages)
  const { library, error, isFetching, refetch } = useLibrary()
  const [isMaking, setMaking] = useState(false)
  return (
    <Page
      area="body"
      wide
      header={
        <PageHeader
          back={<BackLink to="/gym-ai">{t.back}</BackLink>}
          title={t.title}
          lead={t.lead}
          actions={
            <Button kind="soft" icon={plus} onClick={() => setMaking(true)}>
              {t.make}
            </Button>
          }
        />
      }
    >
      {library ? (
        <Suspense fallback={<ExercisesSkeleton />}>
          <ExerciseFinder library={library} />
        </Suspense>
      ) : error ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ExercisesSkeleton />
      )}
      {isMaking && (
        <Suspense>
          <OwnExerciseSheet onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </Page>
  )
}
