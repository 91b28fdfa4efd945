import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { listAssessments } from '../../contract.ts'
import { StartView } from './StartView.tsx'

// Not needed for the choice; loaded after its first paint, so that a quiz can start even if the network fails then.
const loadQuiz = () => afterPaint(() => import('./QuizView.tsx'))
const QuizView = lazy(() => loadQuiz().then((file) => ({ default: file.QuizView })))

export const queries = () => [queryOf(listAssessments)]

/** Questionnaires to start or continue; the address names the one in progress. */
export default function QuizPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('taking')
  return (
    <Page area="mind" wide>
      {id === null ? (
        <StartView onBegin={(taking) => setSearch({ taking })} onWarm={() => void loadQuiz().catch(() => undefined)} />
      ) : (
        <Suspense fallback={<Skeleton shape="card" height="28rem" />}>
          <QuizView key={id} id={id} onLeave={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
    </Page>
  )
}
