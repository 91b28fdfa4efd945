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
import { cancelTrainingImport, getTrainingImport, type TrainingImportSummary } from '../../contract-transfer.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportEnded } from './ImportEnded.tsx'
import { trainingTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'
import styles from './Transfer.module.css'

const AT_WORK: readonly ImportState[] = ['reading', 'running', 'undoing']
const LOOK_EVERY_MS = 1000

/** One import, at whatever it is: being read, waiting for a word, being brought in, done. */
export function ImportView({ id, onShow }: { id: string; onShow: (id?: string) => void }) {
  const t = useMessages(trainingTransferMessages)
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(getTrainingImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && AT_WORK.includes(state.data.state) ? LOOK_EVERY_MS : false),
  })
  const state = data?.state
  const wasAtWork = useRef(false)
  useEffect(() => {
    if (!state) return
    // What came, or went, shows wherever training does.
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
      {data.state === 'ready' && data.report && <Report about={data} report={data.report} onChange={refresh} onLeave={() => onShow()} />}
      {['done', 'cancelled', 'failed', 'undone'].includes(data.state) && (
        <ImportEnded about={data} onChange={refresh} onAnother={() => onShow()} />
      )}
    </div>
  )
}

function AtWork({ about: { id, state, done, total }, onChange }: { about: TrainingImportSummary; onChange: () => void }) {
  const t = useMessages(trainingTransferMessages)
  const cancel = useMutation({ ...mutationOf(cancelTrainingImport), onSettled: onChange })
  const label = state === 'undoing' ? t.undoing : state === 'running' ? t.running : t.reading
  return (
    <>
      <p role="status">{label}</p>
      <ProgressBar label={label} value={state === 'running' && total > 0 ? done / total : undefined} />
      {state !== 'undoing' && (
        <div className={styles.buttons}>
          <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
            {t.stop}
          </Button>
        </div>
      )}
    </>
  )
}
