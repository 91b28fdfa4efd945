import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ImportState } from '#platform/contract/imports.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { cancelPersonalityImport, getPersonalityImport, type PersonalityImportSummary } from '../../contract-transfer.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportEnded } from './ImportEnded.tsx'
import { ImportReport } from './ImportReport.tsx'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'

const AT_WORK: readonly ImportState[] = ['reading', 'running', 'undoing']
const LOOK_EVERY_MS = 1000

/** One import, at whatever it is: being read, waiting for a word, being brought in, done. */
export function ImportView({ id, onShow }: { id: string; onShow: (id?: string) => void }) {
  const { bring: t } = useMessages(reportMessages)
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(getPersonalityImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && AT_WORK.includes(state.data.state) ? LOOK_EVERY_MS : false),
  })
  const state = data?.state
  const wasAtWork = useRef(false)
  useEffect(() => {
    if (!state) return
    // What came, or went, shows wherever results do.
    if (wasAtWork.current && !AT_WORK.includes(state)) void client.invalidateQueries()
    wasAtWork.current = AT_WORK.includes(state)
  }, [state, client])
  const refresh = () => void refetch()
  if (error && !data) {
    return (
      <ErrorState title={t.notLoaded} onRetry={refresh} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="card" height="12rem" />
  return (
    <div className={styles.report}>
      <p className={styles.file}>{data.name}</p>
      {data.state === 'uploading' && <ChooseFile begun={data} onShow={(next) => (next === id ? refresh() : onShow(next))} />}
      {AT_WORK.includes(data.state) && <AtWork about={data} onChange={refresh} />}
      {data.state === 'ready' && data.report && (
        <ImportReport about={data} report={data.report} onChange={refresh} onLeave={() => onShow()} />
      )}
      {['done', 'cancelled', 'failed', 'undone'].includes(data.state) && (
        <ImportEnded about={data} onChange={refresh} onAnother={() => onShow()} />
      )}
    </div>
  )
}

function AtWork({ about: { id, state, done, total }, onChange }: { about: PersonalityImportSummary; onChange: () => void }) {
  const { bring: t } = useMessages(reportMessages)
  const cancel = useMutation({ ...mutationOf(cancelPersonalityImport), onSettled: onChange })
  const label = state === 'undoing' ? t.undoing : state === 'running' ? t.running : t.reading
  return (
    <div className={styles.report} role="status">
      <p>{label}</p>
      <ProgressBar label={label} value={total > 0 ? done / total : undefined} />
      {state !== 'undoing' && (
        <p>
          <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
            {t.stop}
          </Button>
        </p>
      )}
    </div>
  )
}
