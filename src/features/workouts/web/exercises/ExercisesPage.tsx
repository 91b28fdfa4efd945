import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ExerciseFinder } from './ExerciseFinder.tsx'
import { ExercisesSkeleton } from './ExercisesSkeleton.tsx'
import { ownQuery, useLibrary } from './library.ts'
import { exerciseMessages } from './messages.ts'

const OwnExerciseSheet = lazy(() => import('./OwnExerciseSheet.tsx').then((file) => ({ default: file.OwnExerciseSheet })))

export const queries = () => [ownQuery()]

/** All exercises there are, to be searched and sifted. */
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
          back={<BackLink to="/hub">{t.back}</BackLink>}
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
        <ExerciseFinder library={library} />
      ) : error ? (
        <ErrorState title={t.failedTitle} onRetry={() => void refetch()} retrying={isFetching}>
          {t.failedText}
        </ErrorState>
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
