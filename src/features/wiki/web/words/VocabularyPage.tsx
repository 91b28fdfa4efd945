import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getWikiWords } from '../../contract.ts'
import { WIKI } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { useVocabulary } from '../core/vocabulary.ts'
import { VocabularySkeleton } from './VocabularySkeleton.tsx'

export const queries = () => [queryOf(getWikiWords)]

// Loaded on demand, because it contains the scheduler.
const Words = lazy(() => import('./Words.tsx'))

/** Saved words: reviews of the due ones, and the whole list. */
export default function VocabularyPage() {
  const t = useMessages(wikiMessages)
  const vocabulary = useVocabulary()
  const { words, error, isLooking, isFetching, refetch } = vocabulary
  // A word may become due again after ten minutes, so the page updates its time.
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Page
      area="mind"
      header={<PageHeader back={<BackLink to={WIKI}>{t.toWiki}</BackLink>} title={t.vocabulary.title} lead={t.vocabulary.lead} />}
    >
      {words?.length === 0 ? (
        <EmptyState
          title={t.review.empty}
          action={
            <Link to={WIKI} className={buttonClass()}>
              {t.toWiki}
            </Link>
          }
        >
          {t.review.emptyText}
        </EmptyState>
      ) : words ? (
        <Suspense fallback={<VocabularySkeleton />}>
          <Words
            words={words}
            now={now}
            onRemove={vocabulary.remove}
            onReview={(word, rating) => {
              vocabulary.review(word, rating)
              setNow(Date.now())
            }}
          />
        </Suspense>
      ) : error && !isLooking ? (
        <QueryError of={{ error, refetch, isFetching }} words={t} />
      ) : (
        <VocabularySkeleton />
      )}
    </Page>
  )
}
