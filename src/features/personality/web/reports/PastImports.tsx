import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { listPersonalityImports } from '../../contract-transfer.ts'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'

/** Earlier imports, newest first; a press shows one again, to finish it or to take it back. */
export function PastImports({ shown, onShow }: { shown: string | undefined; onShow: (id: string) => void }) {
  const { bring: t } = useMessages(reportMessages)
  const format = useFormat()
  const { data } = useQuery(queryOf(listPersonalityImports, { query: {} }))
  const imports = (data?.imports ?? []).filter(({ id }) => id !== shown)
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
            hint={`${format.date(Date.parse(createdAt))} · ${t.state[state]}${state === 'done' && entries > 0 ? ` · ${t.results(entries)}` : ''}`}
            link={<button type="button" aria-label={t.open(name)} onClick={() => onShow(id)} />}
          />
        ))}
      </ul>
    </div>
  )
}
