import { useInfiniteQuery } from '@tanstack/react-query'
import { listImports, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { call } from '../api/call.ts'
import { useFormat } from '../i18n/format.ts'
import { useMessages } from '../i18n/messages.ts'
import { keyOf } from '../query/query-of.ts'
import { TitledCard } from '../ui/TitledCard.tsx'
import { upload } from '../ui/icons/actions.ts'
import { ListRow } from '../ui/ListRow.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import styles from './FileImport.module.css'
import type { FileImportKind } from './kind.ts'
import { importMessages } from './messages.ts'

type Props<Import extends ImportOf<unknown>> = {
  kind: FileImportKind<Import>
  onShow: (id: string) => void
}

/** Earlier imports, newest first; a press opens one, to finish it or to undo it. */
export function PastImports<Import extends ImportOf<unknown>>({ kind: { id: kind, useWords }, onShow }: Props<Import>) {
  const t = useMessages(importMessages)
  const words = useWords()
  const format = useFormat()
  const query = useInfiniteQuery({
    queryKey: keyOf(listImports, { query: { kind } }),
    queryFn: ({ pageParam, signal }) => call(listImports, { query: { kind, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const { data, error } = query
  const imports = (data?.pages ?? []).flatMap((page) => page.imports)
  if (!error && imports.length === 0) return null
  return (
    <TitledCard title={t.past} pad="lg" className={styles.part}>
      {error && <p role="alert">{t.notLoaded}</p>}
      <ul role="list" className={styles.past}>
        {imports.map(({ id, name, createdAt, state, entries }) => (
          <ListRow
            key={id}
            as="li"
            icon={upload}
            title={name}
            hint={`${format.date(Date.parse(createdAt))} · ${t.state[state]}${state === 'done' && entries > 0 ? ` · ${words.count(entries)}` : ''}`}
            link={<button type="button" aria-label={t.open(name)} onClick={() => onShow(id)} />}
          />
        ))}
      </ul>
      <MoreButton query={query}>{t.pastMore}</MoreButton>
    </TitledCard>
  )
}
