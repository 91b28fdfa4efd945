import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { cancelImport, getImport, listImports, type ImportOf, type ImportSummary } from '#platform/contract/import-endpoints.ts'
import type { ImportState } from '#platform/contract/imports.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { useMessages } from '../i18n/messages.ts'
import { mutationOf } from '../query/mutation-of.ts'
import { keyOf, queryOf } from '../query/query-of.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { intoView } from '../ui/into-view.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './FileImport.module.css'
import { ImportEnded } from './ImportEnded.tsx'
import type { FileImportKind } from './kind.ts'
import { importMessages } from './messages.ts'

const AT_WORK: readonly ImportState[] = ['reading', 'running', 'undoing']
const LOOK_EVERY_MS = 1000

type Props<Import extends ImportOf<unknown>> = { kind: FileImportKind<Import>; id: string; onShow: (id?: string) => void }

/** One import in any state: being parsed, awaiting confirmation, running, done. */
export function ImportView<Import extends ImportOf<unknown>>({ kind, id, onShow }: Props<Import>) {
  const { Report } = kind
  const t = useMessages(importMessages)
  const client = useQueryClient()
  const query = useQuery({
    ...queryOf(getImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && AT_WORK.includes(state.data.state) ? LOOK_EVERY_MS : false),
  })
  const { error, refetch, isFetching } = query
  // The server validates a report against the schema of its kind.
  const data = query.data as Import | undefined
  const state = data?.state
  const before = useRef<typeof state>(undefined)
  const view = useRef<HTMLDivElement>(null)
  const useOnEnd = kind.useOnEnd ?? useNothing
  const onEnd = useOnEnd()
  useEffect(() => {
    if (!state) return
    // Imported or removed data shows on many pages, so all queries are invalidated. Work can also start and end between two polls.
    if (before.current !== undefined && before.current !== state && !AT_WORK.includes(state)) {
      void client.invalidateQueries()
      onEnd()
      intoView(view.current)
    }
    before.current = state
  }, [state, client, onEnd])
  const refresh = () => void refetch()
  const leave = () => {
    void client.invalidateQueries({ queryKey: keyOf(listImports, { query: { kind: kind.id } }) })
    onShow()
  }

  if (error && !data) {
    return (
      <div className={styles.stack}>
        <ErrorState title={t.notLoaded} text={error.message} onRetry={refresh} retrying={isFetching} />
        <Button kind="quiet" onClick={() => onShow()}>
          {t.another}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton shape="card" height="12rem" />
  return (
    <div className={styles.stack} ref={view}>
      <p className={styles.file}>{data.name}</p>
      {data.state === 'uploading' && (
        <>
          <ChooseFile kind={kind} started={data} onShow={(next) => (next === id ? refresh() : onShow(next))} />
          <LetGo id={id} onLeave={leave} />
        </>
      )}
      {AT_WORK.includes(data.state) && <AtWork about={data} onChange={refresh} />}
      {data.state === 'ready' && data.report != null && (
        <Suspense fallback={<Skeleton shape="card" height="12rem" />}>
          <Report about={data} report={data.report} onChange={refresh} onLeave={leave} />
        </Suspense>
      )}
      {['done', 'cancelled', 'failed', 'undone'].includes(data.state) && (
        <ImportEnded kind={kind} about={data} onChange={refresh} onAnother={() => onShow()} />
      )}
    </div>
  )
}

const nothing = () => {}
const useNothing = () => nothing

/** Discards an interrupted upload. */
function LetGo({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useMessages(importMessages)
  const cancel = useMutation({ ...mutationOf(cancelImport), onSuccess: onLeave })
  return (
    <Cluster gap={2}>
      <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
        {t.letGo}
      </Button>
      <p role="alert">{cancel.error?.message}</p>
    </Cluster>
  )
}

function AtWork({ about: { id, state, done, total }, onChange }: { about: ImportSummary; onChange: () => void }) {
  const t = useMessages(importMessages)
  const cancel = useMutation({ ...mutationOf(cancelImport), onSettled: onChange })
  const isCounted = state === 'running' && total > 0
  const label = state === 'undoing' ? t.undoing : state === 'running' ? t.running : t.reading
  return (
    <>
      <p role="status">{label}</p>
      <ProgressBar label={label} value={isCounted ? done / total : undefined} {...(isCounted && { valueText: t.progress(done, total) })} />
      <p className={styles.soft}>
        {isCounted && `${t.progress(done, total)}. `}
        {t.leavePage}
      </p>
      {state !== 'undoing' && (
        <Cluster gap={2}>
          <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
            {t.stop}
          </Button>
        </Cluster>
      )}
    </>
  )
}
