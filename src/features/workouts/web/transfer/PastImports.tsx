import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { listTrainingImports } from '../../contract-transfer.ts'
import { trainingTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

/** Earlier imports, newest first; a press shows one again, to finish it or to take it back. */
export function PastImports({ shown, onShow }: { shown: string | undefined; onShow: (id: string) => void }) {
  const t = useMessages(trainingTransferMessages)
  const format = useFormat()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, error } = useInfiniteQuery({
    queryKey: keyOf(listTrainingImports, { query: {} }),
    queryFn: ({ pageParam, signal }) => call(listTrainingImports, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const imports = (data?.pages ?? []).flatMap((page) => page.imports).filter(({ id }) => id !== shown)
  if (error && !data) return <p>{t.notLoaded}</p>
  if (imports.length === 0) return null
  return (
    <div className={styles.report}>
      <h3>{t.past}</h3>
      <ul className={styles.past}>
        {imports.map(({ id, name, createdAt, state, entries }) => (
          <ListRow
            key={id}
            as="li"
            icon={upload}
            title={name}
            hint={`${format.date(Date.parse(createdAt))} · ${t.state[state]}${state === 'done' && entries > 0 ? ` · ${t.sessions(entries)}` : ''}`}
            link={<button type="button" aria-label={t.open(name)} onClick={() => onShow(id)} />}
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
