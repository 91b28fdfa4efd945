import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { DEFAULT_JOURNAL_ID } from '../../contract/records.ts'
import { journalsMessages } from '../journals/messages.ts'
import type { ShownJournal } from '../journals/use-journals.ts'
import { useHeads, useJournal, useKeepsEverything, useSyncStatus } from '../local/use-journal.ts'
import { FormDialog } from './FormDialog.tsx'
import { useChange } from './use-change.ts'

type Props = { journal: ShownJournal; others: readonly ShownJournal[]; onClose: () => void }

/** Deletes a journal, after asking whether its entries are moved or deleted. */
export function DeleteJournalDialog({ journal, others, onClose }: Props) {
  const { part, to: toLabel } = useMessages(journalsMessages)
  const change = useChange()
  const { view } = useJournal()
  const heads = useHeads().filter(({ journalId }) => view.homeOf(journalId) === journal.id)
  const { loading } = useSyncStatus()
  const hasAll = useKeepsEverything() && loading === null
  const [what, setWhat] = useState<'move' | 'trash'>('move')
  const [to, setTo] = useState(others[0]?.id ?? DEFAULT_JOURNAL_ID)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    // Entries in the trash, and new ones of other devices, go to the other journal too, so that no entry is without a journal.
    const into = what === 'move' ? to : DEFAULT_JOURNAL_ID
    const isDone = (what === 'move' || (await trashAll())) && (await change('journal', journal.id, { into, name: '', template: null }))
    setBusy(false)
    if (!isDone) return
    toast({ title: part.deleted(journal.name), tone: 'good' })
    onClose()
  }
  const trashAll = async () => {
    for (const { id } of heads) if (!(await change('entry', id, { trashed: true }))) return false
    return true
  }
  return (
    <FormDialog
      isDestructive
      isBusy={isBusy}
      title={part.deleteTitle(journal.name)}
      description={hasAll && heads.length === 0 ? part.deleteEmpty : hasAll ? part.deleteAbout(heads.length) : part.trashNeedsAll}
      submit={part.deleteIt}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      {hasAll && heads.length > 0 && (
        <Field label={part.what} hint={what === 'trash' ? part.trashHint : undefined}>
          <Select
            value={what}
            options={[
              { value: 'move', label: part.whatMove },
              { value: 'trash', label: part.whatTrash },
            ]}
            onChange={setWhat}
          />
        </Field>
      )}
      {what === 'move' && (heads.length > 0 || !hasAll) && (
        <Field label={toLabel}>
          <Select value={to} options={others.map(({ id, name }) => ({ value: id, label: name }))} onChange={setTo} />
        </Field>
      )}
    </FormDialog>
  )
}
