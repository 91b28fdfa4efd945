import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { intoView } from '#platform/web/ui/into-view.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import { undoImport, type ImportDetail } from '../../contract/transfer.ts'
import { ImportProblems } from './ImportProblems.tsx'
import { transferMessages } from './messages.ts'
import { OpenMoods } from './OpenMoods.tsx'
import styles from './Transfer.module.css'

export function ImportResult({ about, onChange, onAnother }: { about: ImportDetail; onChange: () => void; onAnother: () => void }) {
  const t = useMessages(transferMessages)
  const [isAsking, setAsking] = useState(false)
  const takeBack = useMutation({ ...mutationOf(undoImport), onSuccess: onChange, onSettled: () => setAsking(false) })
  const { state, entries, failure, report } = about
  const title =
    state === 'failed'
      ? t.failedTitle
      : state === 'undone'
        ? t.undone
        : state === 'cancelled'
          ? t.cancelled
          : entries > 0
            ? t.done(entries)
            : t.doneNone
  const text =
    state === 'failed'
      ? t.failed[failure ?? 'internal']
      : state === 'undone'
        ? entries > 0 && t.undoneRetained(entries)
        : state === 'cancelled'
          ? entries > 0 && t.cancelledText(entries)
          : entries > 0 && t.doneText
  const canUndo = state !== 'undone' && entries > 0
  return (
    <div className={styles.stack} ref={intoView}>
      <Card>
        <EmptyState
          level={3}
          title={title}
          art={<PlantArt species="fern" seed={about.id} growth={state === 'done' && entries > 0 ? 0.9 : 0.35} detail={0.6} />}
          action={
            <>
              {state === 'done' && entries > 0 && (
                <Link to="/journal" className={buttonClass()}>
                  {t.look}
                </Link>
              )}
              <Button kind="soft" onClick={onAnother}>
                {t.another}
              </Button>
              {canUndo && (
                <Button kind="quiet" icon={undo} onClick={() => setAsking(true)}>
                  {t.undo}
                </Button>
              )}
            </>
          }
        >
          <span role={state === 'failed' ? 'alert' : 'status'}>{text}</span>
        </EmptyState>
      </Card>
      <p className={styles.problem} role="alert">
        {takeBack.error?.message}
      </p>
      {about.openMoods.length > 0 && <OpenMoods about={about} onChange={onChange} />}
      {state === 'done' && report && report.problems.length > 0 && <ImportProblems report={report} />}
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
            <Button kind="destructive" loading={takeBack.isPending} onClick={() => takeBack.mutate({ params: { id: about.id } })}>
              {t.undoYes}
            </Button>
          </>
        }
      />
    </div>
  )
}
