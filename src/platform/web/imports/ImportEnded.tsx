import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { undoImport, type ImportOf } from '#platform/contract/import-endpoints.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { useMessages } from '../i18n/messages.ts'
import { mutationOf } from '../query/mutation-of.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { undo } from '../ui/icons/actions.ts'
import { LazyDialog } from '../ui/LazyDialog.tsx'
import styles from './FileImport.module.css'
import type { FileImportKind } from './kind.ts'
import { importMessages } from './messages.ts'

type Props<Import extends ImportOf<unknown>> = {
  kind: FileImportKind<Import>
  about: Import
  onChange: () => void
  onAnother: () => void
}

/** The result of an import, with a button to undo it. */
export function ImportEnded<Import extends ImportOf<unknown>>({ kind, about, onChange, onAnother }: Props<Import>) {
  const { id, state, entries } = about
  const t = useMessages(importMessages)
  const words = kind.useWords()
  const [isAsking, setAsking] = useState(false)
  const takeBack = useMutation({ ...mutationOf(undoImport), onSuccess: onChange, onSettled: () => setAsking(false) })
  const isDone = state === 'done' && entries > 0
  const cameIn = isDone || (state === 'cancelled' && entries > 0)
  const text = () => {
    if (state === 'failed') return { ...t.failed, ...words.failed }[about.failure ?? 'internal']
    if (state === 'undone') return entries === 0 ? t.undoneAll : words.retained(about)
    return entries === 0 ? '' : words.came(about)
  }
  return (
    <div className={styles.stack}>
      <h3>{isDone ? t.done : state === 'done' ? t.doneNone : t.ended[state as keyof typeof t.ended]}</h3>
      <p role={state === 'failed' ? 'alert' : 'status'}>{text()}</p>
      {state === 'failed' && entries > 0 && <p>{words.came(about)}</p>}
      <Suspense>{cameIn && kind.AfterDone && <kind.AfterDone about={about} onChange={onChange} />}</Suspense>
      <p role="alert">{takeBack.error?.message}</p>
      <Cluster gap={2}>
        {isDone && words.next && (
          <Link to={words.next.to} className={buttonClass({})}>
            {words.next.label}
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
      </Cluster>
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.undoAsk}
        description={words.undoText}
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
