import { useBlocker } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { meditationMessages } from '../core/messages.ts'
import styles from './Editor.module.css'
import type { Draft } from './use-draft.ts'

/** Shows whether the draft is saved, and asks for confirmation before leaving one that could not be saved. */
export function SavedState({ draft: { state, error, save, words } }: { draft: Draft }) {
  const t = useMessages(meditationMessages).edit
  const blocker = useBlocker(state === 'failed')
  const text = {
    saved: t.saved,
    saving: t.saving,
    waiting: words.title.trim() === '' ? t.nameMissing : t.unsaved,
    failed: t.notSaved(error?.message ?? ''),
  }[state]
  return (
    <div className={styles.saved}>
      <p role="status" className={styles.soft}>
        {text}
      </p>
      {state === 'failed' && (
        <Button kind="soft" size="sm" onClick={() => void save()}>
          {t.retry}
        </Button>
      )}
      {blocker.state === 'blocked' && (
        <FormDialog
          title={t.leaveTitle}
          description={t.leaveText}
          submit={t.leave}
          cancel={t.stay}
          isDestructive
          onSubmit={() => blocker.proceed()}
          onClose={() => blocker.reset()}
        />
      )}
    </div>
  )
}
