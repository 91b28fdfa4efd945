import { useMemo } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useHeads, useTrash } from '../local/use-journal.ts'
import { useSearch } from '../local/use-search.ts'
import { journalMessages } from '../core/messages.ts'
import { EntryRow } from './EntryRow.tsx'
import shared from './List.module.css'
import styles from './SearchResults.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'
import { Marked } from './Marked.tsx'

interface SearchResultsProps {
  query: string
  current: string | undefined
}

const MAX = 100

/** Search results, best first, with the matches marked. */
export function SearchResults({ query, current }: SearchResultsProps) {
  const t = useMessages(journalMessages).search
  const { hits, total, problems, state } = useSearch(query, MAX)
  const heads = useHeads()
  const trash = useTrash()
  const byId = useMemo(() => new Map([...trash, ...heads].map((head) => [head.id, head])), [heads, trash])
  const shown = hits.flatMap((hit) => {
    const head = byId.get(hit.id)
    return head ? [{ hit, head }] : []
  })
  return (
    <div className={shared.months}>
      <p className="note" role="status">
        {state === 'failed' ? t.failed : state === 'searching' && hits.length === 0 ? t.searching : t.found(total)}
        {state === 'partial' && ` ${t.partial}`}
        {total > shown.length && shown.length > 0 && ` ${t.best(shown.length)}`}
      </p>
      {problems.length > 0 && (
        <p className={styles.problem} role="status">
          {t.problems(problems)}
        </p>
      )}
      {shown.length > 0 ? (
        <ul role="list">
          {shown.map(({ hit, head }) => (
            <EntryRow
              key={head.id}
              head={head}
              showsDay
              showsDate
              isCurrent={head.id === current}
              title={hit.title.text ? <Marked {...hit.title} /> : !head.title && hit.text.text ? <Marked {...hit.text} /> : undefined}
              preview={head.title && hit.text.text ? <Marked {...hit.text} /> : undefined}
            />
          ))}
        </ul>
      ) : state === 'searching' || state === 'idle' ? (
        <ListSkeleton />
      ) : (
        state !== 'failed' && (
          <EmptyState level={3} title={t.noneTitle}>
            {t.noneText}
          </EmptyState>
        )
      )}
    </div>
  )
}
