import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { intoView } from '#platform/web/ui/into-view.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { undoTrainingImport, type TrainingImportDetail } from '../../contract-transfer.ts'
import { trainingTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

type Props = { about: TrainingImportDetail; onChange: () => void; onAnother: () => void }

/** What came of an import, with the way to take it back. */
export function ImportEnded({ about: { id, state, entries, failure, report }, onChange, onAnother }: Props) {
  const t = useMessages(trainingTransferMessages)
  const [isAsking, setAsking] = useState(false)
  const takeBack = useMutation({ ...mutationOf(undoTrainingImport), onSuccess: onChange, onSettled: () => setAsking(false) })
  const came = report?.came ?? { sessions: 0, sets: 0, exercises: 0 }
  const isDone = state === 'done' && entries > 0
  return (
    <div className={styles.report} ref={intoView}>
      <h3>{isDone ? t.doneTitle : state === 'done' ? t.doneNone : t.ended[state as 'cancelled' | 'failed' | 'undone']}</h3>
      <p role={state === 'failed' ? 'alert' : 'status'}>
        {state === 'failed'
          ? t.failed[failure ?? 'internal']
          : entries === 0
            ? state === 'undone'
              ? t.undoneAll
              : ''
            : state === 'undone'
              ? t.kept(came.sessions)
              : t.came(came.sessions, came.sets, came.exercises)}
      </p>
      <p role="alert">{takeBack.error?.message}</p>
      <div className={styles.buttons}>
        {isDone && (
          <Link to="/gym-ai" className={buttonClass({})}>
            {t.toBody}
          </Link>
        )}
        <Button kind="soft" onClick={onAnother}>
          {t.another}
        </Button>
        {state !== 'undone' && entries > 0 && (
          <Button kind="quiet" icon={undo} onClick={() => setAsking(true)}>
            {t.undo}
          </Button>
        )}
      </div>
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
            <Button kind="destructive" loading={takeBack.isPending} onClick={() => takeBack.mutate({ params: { id } })}>
              {t.undo}
            </Button>
          </>
        }
      />
    </div>
  )
}
