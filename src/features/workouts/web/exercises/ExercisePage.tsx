import { lazy, Suspense } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { Link, useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { ExerciseSkeleton } from './ExerciseSkeleton.tsx'
import { ownQuery, useLibrary } from './library.ts'
import { exerciseMessages } from './messages.ts'

const ExerciseView = lazy(() => afterPaint(() => import('./ExerciseView.tsx')).then((file) => ({ default: file.ExerciseView })))

export const queries = () => [ownQuery()]

/** One exercise: its execution, its muscles and its alternatives. */
export default function ExercisePage() {
  const t = useMessages(exerciseMessages)
  const { slug = '' } = useParams()
  const { library, error, isFetching, refetch, isOwnKnown } = useLibrary()
  const exercise = library?.byId.get(slug)
  if (library && exercise)
    return (
      <Page area="body" wide>
        <Suspense fallback={<ExerciseSkeleton />}>
          <ExerciseView key={slug} library={library} exercise={exercise} />
        </Suspense>
      </Page>
    )
  return (
    <Page area="body" wide>
      {library && isOwnKnown ? (
        <>
          <h1 className="visually-hidden">{t.title}</h1>
          <ErrorState title={t.notHereTitle} text={t.notHereText} wayOut={<Link to="/gym-ai/exercises">{t.toAll}</Link>} />
        </>
      ) : error ? (
        <>
          <BackLink to="/gym-ai/exercises">{t.backToList}</BackLink>
          <h1 className="visually-hidden">{t.title}</h1>
          <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
        </>
      ) : (
        <ExerciseSkeleton />
      )}
    </Page>
  )
}
