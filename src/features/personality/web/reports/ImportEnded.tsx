import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { undoPersonalityImport, type PersonalityImportDetail } from '../../contract-transfer.ts'
import shared from '../core/Personality.module.css'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'

type Props = { about: PersonalityImportDetail; onChange: () => void; onAnother: () => void }

/** What came of an import, with the way to take it back. */
export function ImportEnded({ about: { id, state, entries, failure, report }, onChange, onAnother }: Props) {
  const { bring: t } = useMessages(reportMessages)
  const [isAsking, setAsking] = useState(false)
  const takeBack = useMutation({ ...mutationOf(undoPersonalityImport), onSuccess: onChange, onSettled: () => setAsking(false) })
  const isDone = state === 'done' && entries > 0
  const said = () => {
    if (state === 'failed') return t.failed[failure ?? 'internal']
    if (state === 'undone') return entries === 0 ? t.undoneAll : t.kept(report?.came ?? entries)
    return entries === 0 ? '' : t.came(entries)
  }
  return (
    <div className={styles.report}>
      <h3>{isDone ? t.doneTitle : state === 'done' ? t.doneNone : t.ended[state as keyof typeof t.ended]}</h3>
      <p role={state === 'failed' ? 'alert' : 'status'}>{said()}</p>
      <p role="alert">{takeBack.error?.message}</p>
      <div className={shared.buttons}>
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
