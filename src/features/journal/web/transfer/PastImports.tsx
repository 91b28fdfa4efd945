import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { listImports } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './PastImports.module.css'

/** Earlier imports, newest first; a press shows one again, to finish it or to take it back. */
export function PastImports({ shown, onShow }: { shown: string | undefined; onShow: (id: string) => void }) {
  const t = useMessages(transferMessages)
  const format = useFormat()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, error } = useInfiniteQuery({
    queryKey: keyOf(listImports, { query: {} }),
    queryFn: ({ pageParam, signal }) => call(listImports, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const imports = (data?.pages ?? []).flatMap((page) => page.imports).filter(({ id }) => id !== shown)
  if (error && !data) return <p className={shared.problem}>{t.notLoaded}</p>
  if (imports.length === 0) return null
  return (
    <div className={shared.stack}>
      <h3>{t.past}</h3>
      <ul className={styles.past}>
        {imports.map((one) => (
          <ListRow
            key={one.id}
            as="li"
            icon={book}
            title={one.name}
            hint={`${format.date(Date.parse(one.createdAt))} · ${t.pastLine(one.state === 'done' ? one.entries : 0, t.state[one.state])}`}
            link={<button type="button" aria-label={t.open(one.name)} onClick={() => onShow(one.id)} />}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="quiet" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.pastMore}
        </Button>
      )}
    </div>
  )
}
