import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { showSaveFailed } from '../core/save-failed.ts'
import type { SyncStatus } from '../local/types.ts'
import { useJournal } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import shared from './List.module.css'
import { wordsOf } from '../local/refused-choices.ts'
import styles from './RefusedChanges.module.css'

/** Changes that the server refused: reason, text to copy, and actions for each. No change is dropped automatically. */
export function RefusedChanges({ refused }: { refused: SyncStatus['refused'] }) {
  const t = useMessages(journalMessages).refused
  const journal = useJournal()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={shared.syncLine} data-tone="warning">
        <Icon of={warning} size={18} />
        <span>{t.line(refused.length)}</span>
        <button type="button" className={shared.syncButton} onClick={() => setOpen(true)}>
          {t.look}
        </button>
      </p>
      <LazyDialog open={isOpen} onClose={() => setOpen(false)} size="lg" title={t.title} description={t.about}>
        <Stack as="ul" role="list" gap={5}>
          {refused.map(({ changeId, problem }) => {
            const words = wordsOf(journal.refused(changeId))
            return (
              <Stack as="li" gap={2} key={changeId}>
                <p>{problem}</p>
                {words && <pre className={styles.refusedWords}>{words}</pre>}
                <Cluster as="p" gap={2}>
                  <Button size="sm" kind="soft" onClick={() => void journal.retry(changeId).catch(showSaveFailed)}>
                    {t.again}
                  </Button>
                  {words && (
                    <Button
                      size="sm"
                      kind="soft"
                      onClick={() =>
                        void navigator.clipboard.writeText(words).then(
                          () => toast({ title: t.copied, tone: 'good' }),
                          () => toast({ title: t.notCopied, tone: 'destructive' }),
                        )
                      }
                    >
                      {t.copy}
                    </Button>
                  )}
                  <Button size="sm" kind="quiet" onClick={() => void journal.discard(changeId).catch(showSaveFailed)}>
                    {t.discard}
                  </Button>
                </Cluster>
              </Stack>
            )
          })}
        </Stack>
      </LazyDialog>
    </>
  )
}
