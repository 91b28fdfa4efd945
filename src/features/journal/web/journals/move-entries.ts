import { messagesNow } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { JournalStore } from '../local/types.ts'
import { journalsMessages } from './messages.ts'

/** Moves entries, shows a toast with an undo, and reports entries that the device could not store. */
export async function moveEntries(
  journal: JournalStore,
  entries: readonly { id: string; journalId?: string }[],
  to: { id: string; name: string },
): Promise<void> {
  const t = messagesNow(journalsMessages)
  const moved: { id: string; from: string }[] = []
  try {
    for (const { id, journalId } of entries) {
      await journal.change('entry', id, { journalId: to.id })
      moved.push({ id, from: journal.view.homeOf(journalId) })
    }
  } catch {
    toast({ title: t.failed, tone: 'destructive' })
  }
  if (moved.length === 0) return
  const back = async () => {
    for (const { id, from } of moved) await journal.change('entry', id, { journalId: from })
  }
  toast({
    title: t.moved(moved.length, to.name),
    action: { label: t.undo, onPress: () => void back().catch(() => toast({ title: t.failed, tone: 'destructive' })) },
    duration: 8000,
  })
}
