import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { cancelOwnImport, startOwnImport, undoOwnImport, type OwnImport } from '../../contract-import.ts'
import { ownImportMessages } from './own-import-messages.ts'
import { OwnImportReport } from './OwnImportReport.tsx'
import styles from './OwnImport.module.css'

type Props = { of: OwnImport; onChange: () => unknown }

/** The latest import, at whatever it is, with what can be done about it. */
export function OwnImportState({ of, onChange }: Props) {
  const t = useMessages(ownImportMessages)
  const { id, state, report, name } = of
  const params = { id }
  const start = useMutation({ ...mutationOf(startOwnImport), onSettled: onChange })
  const cancel = useMutation({ ...mutationOf(cancelOwnImport), onSettled: onChange })
  const failed = (start.error ?? cancel.error)?.message
  if (state === 'uploading') return <p className={styles.hint}>{t.resume(name)}</p>
  if (state === 'reading' || state === 'running' || state === 'undoing') {
    const isCounted = state === 'running' && of.total > 0
    return (
      <div className={styles.import}>
        <p role="status">{t[state]}</p>
        <ProgressBar label={t[state]} value={isCounted ? of.done / of.total : undefined} />
        <p className={styles.hint}>{t.leave}</p>
        {state !== 'undoing' && (
          <div className={styles.buttons}>
            <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
              {t.stop}
            </Button>
          </div>
        )}
      </div>
    )
  }
  if (state !== 'ready' || !report) return <Ended of={of} onChange={onChange} />
  return (
    <div className={styles.import}>
      <p className={styles.hint}>{name}</p>
      <OwnImportReport of={report} />
      {failed !== undefined && <p role="alert">{failed}</p>}
      <div className={styles.buttons}>
        {report.parts.some(({ found, known }) => found > known) && (
          <Button loading={start.isPending} onClick={() => start.mutate({ params, body: {} })}>
            {t.start}
          </Button>
        )}
        <Button kind="quiet" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t.cancel}
        </Button>
      </div>
    </div>
  )
}

/** What came of an import, and the way to undo it. */
function Ended({ of: { id, state, failure, report, imported, kept: stored }, onChange }: Props) {
  const t = useMessages(ownImportMessages)
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({ ...mutationOf(undoOwnImport), onSuccess: onChange, onSettled: () => setAsking(false) })
  const count = Object.values(imported).reduce((sum, n) => sum + n, 0)
  const wanted = (report?.parts ?? []).reduce((sum, { found, known }) => sum + found - known, 0)
  const result = {
    done: t.done(count),
    undone: t.undone(stored),
    cancelled: t.cancelled(count),
    failed: t.failed[failure ?? 'internal'],
  }
  return (
    <div className={styles.import}>
      <p role={state === 'failed' ? 'alert' : 'status'}>{result[state as keyof typeof result]}</p>
      {state === 'failed' && count > 0 && <p>{t.partly(count)}</p>}
      {state === 'done' && count < wanted && <p>{t.left(wanted - count)}</p>}
      {remove.error && <p role="alert">{remove.error.message}</p>}
      {state !== 'undone' && count > 0 && (
        <div className={styles.buttons}>
          <Button kind="quiet" icon={undo} onClick={() => setAsking(true)}>
            {t.undo}
          </Button>
        </div>
      )}
      <LazyDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.undoAsk}
        description={t.undoText}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.keep}
            </Button>
            <Button kind="destructive" loading={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
              {t.undo}
            </Button>
          </>
        }
      />
    </div>
  )
}
