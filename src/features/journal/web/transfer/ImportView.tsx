import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { ImportState } from '#platform/contract/imports.ts'
import { getImport, listImports } from '../../contract/transfer.ts'
import { useJournal } from '../local/use-journal.ts'
import { ImportSection } from './ImportSection.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { ImportReport } from './ImportReport.tsx'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './ImportView.module.css'

const AT_WORK: readonly ImportState[] = ['reading', 'running', 'undoing']
const LOOK_EVERY_MS = 1000

/** One import, at whatever it is: being read, waiting for a word, moving in, done. */
export function ImportView({ id, onShow }: { id: string; onShow: (id?: string) => void }) {
  const t = useMessages(transferMessages)
  const client = useQueryClient()
  const journal = useJournal()
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(getImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && AT_WORK.includes(state.data.state) ? LOOK_EVERY_MS : false),
  })
  const state = data?.state
  useEffect(() => {
    if (!state || AT_WORK.includes(state)) return
    void client.invalidateQueries({ queryKey: keyOf(listImports, { query: {} }) })
    // What came, or went, belongs on this device too.
    if (state !== 'ready' && state !== 'uploading') void journal.sync()
  }, [state, client, journal])
  const refresh = () => void refetch()

  if (error && !data) {
    return (
      <Card>
        <ErrorState title={t.notLoaded} onRetry={refresh} retrying={isFetching}>
          {error.message}
        </ErrorState>
      </Card>
    )
  }
  if (!data) return <Skeleton shape="card" height="16rem" />
  return (
    <div className={shared.stack}>
      <p className={styles.file}>
        {data.name}
        {data.source && <span> · {t.formats[data.source]}</span>}
      </p>
      {data.state === 'uploading' && <ImportSection begun={data} onShow={(next) => (next === id ? refresh() : onShow(next))} />}
      {AT_WORK.includes(data.state) && <ImportProgress about={data} onChange={refresh} />}
      {data.state === 'ready' && data.report && (
        <ImportReport about={data} report={data.report} onChange={refresh} onLeave={() => onShow()} />
      )}
      {['done', 'cancelled', 'failed', 'undone'].includes(data.state) && (
        <ImportResult about={data} onChange={refresh} onAnother={() => onShow()} />
      )}
    </div>
  )
}
