import { toast } from '#platform/web/ui/toast-store.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { journalMessages } from './messages.ts'

/** Tells the person, in a toast, that the device could not store a change. */
export function showSaveFailed(): void {
  const t = messagesNow(journalMessages)
  toast({ title: t.save.failedTitle, description: t.save.failedText, tone: 'destructive' })
}
