import { useMessages } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { settingsMessages } from './messages.ts'
import { useChange } from './use-change.ts'

type Archivable = 'mood' | 'activity' | 'group' | 'template' | 'journal' | 'hardRange'

/** Archives records together, and shows a toast with an undo. */
export function useArchive(): (records: readonly { kind: Archivable; id: string }[], stated: string) => Promise<void> {
  const t = useMessages(settingsMessages)
  const change = useChange()
  return async (records, stated) => {
    const all = (archived: boolean) => Promise.all(records.map(({ kind, id }) => change(kind, id, { archived })))
    if ((await all(true)).every(Boolean)) toast({ title: stated, action: { label: t.undo, onPress: () => void all(false) } })
  }
}
