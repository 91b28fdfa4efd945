import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { showSaveFailed } from '../core/save-failed.ts'
import type { EntryHead } from '../local/types.ts'
import { useListedHeads } from '../local/use-entry-pages.ts'
import { useJournal } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import shared from './List.module.css'
import styles from './TrashList.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OlderEntries } from './OlderEntries.tsx'

const RETENTION_DAYS = 30
const SHOWN_AT_ONCE = 60

/** Entries in the trash, which can still be restored. */
export function TrashList({ current }: { current: string | undefined }) {
  const t = useMessages(journalMessages).trash
  const format = useFormat()
  const journal = useJournal()
  const { heads, state, hasMore, more } = useListedHeads('trash')
  const [now] = useState(() => Date.now())
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const [erasing, setErasing] = useState<EntryHead>()
  if (heads.length === 0) {
    if (hasMore) return state === 'asking' ? <ListSkeleton /> : <OlderEntries state={state} hasMore onMore={more} />
    return (
      <EmptyState level={3} title={t.emptyTitle}>
        {t.about}
      </EmptyState>
    )
  }
  // An entry deleted after the list was opened, or by a clock ahead of ours, has all of its days left.
  const daysSinceDeletion = (head: EntryHead) => Math.max(0, Math.floor((now - (head.trashedAt ?? 0)) / 86_400_000))
  const daysLeft = (head: EntryHead) => Math.max(0, RETENTION_DAYS - daysSinceDeletion(head))
  return (
    <div className={shared.months}>
      <p className="note">{t.about}</p>
      <Stack as="ul" role="list" gap={3} className={styles.trash}>
        {heads.slice(0, shown).map((head) => (
          <li key={head.id} data-current={head.id === current || undefined}>
            <Link to={`/journal/${head.id}`} className={styles.trashWords}>
              <span className={shared.rowTitle} dir="auto">
                {head.title || head.preview || t.untitled}
              </span>
              <span className={shared.rowMeta}>
                {format.localDay(head.localDay, 'medium')} · {t.left(daysLeft(head))}
              </span>
            </Link>
            <span className={styles.trashTools}>
              <Button
                size="sm"
                kind="soft"
                onClick={() =>
                  void journal
                    .change('entry', head.id, { trashed: false })
                    .then(() => toast({ title: t.restored, tone: 'good' }), showSaveFailed)
                }
              >
                {t.restore}
              </Button>
              <Button size="sm" kind="quiet" onClick={() => setErasing(head)}>
                {t.erase}
              </Button>
            </span>
          </li>
        ))}
      </Stack>
      {heads.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t.more}
        </Button>
      )}
      {heads.length <= shown && <OlderEntries state={state} hasMore={hasMore} onMore={more} />}
      <LazyDialog
        open={erasing !== undefined}
        onClose={() => setErasing(undefined)}
        modalOnly
        title={t.eraseTitle}
        description={t.eraseText}
        actions={
          <>
            <Button kind="quiet" onClick={() => setErasing(undefined)}>
              {t.cancel}
            </Button>
            <Button
              kind="destructive"
              onClick={() => {
                if (erasing) void journal.change('entry', erasing.id, {}, { erase: true }).catch(showSaveFailed)
                setErasing(undefined)
              }}
            >
              {t.erase}
            </Button>
          </>
        }
      />
    </div>
  )
}
