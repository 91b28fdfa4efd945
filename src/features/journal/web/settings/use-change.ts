import { useCallback } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { RecordKind } from '../../contract/records.ts'
import type { PatchOf } from '../local/types.ts'
import { useJournal } from '../local/use-journal.ts'
import { settingsMessages } from './messages.ts'

export type ChangeRecord = <K extends RecordKind>(kind: K, id: string, patch: PatchOf<K>) => Promise<boolean>

/** Changes a record on this device at once. Returns false after a failure, which a message has reported. */
export function useChange(): ChangeRecord {
  const journal = useJournal()
  const t = useMessages(settingsMessages)
  return useCallback(
    async (kind, id, patch) => {
      try {
        await journal.change(kind, id, patch)
        return true
      } catch {
        toast({ title: t.failed, tone: 'destructive' })
        return false
      }
    },
    [journal, t],
  )
}
