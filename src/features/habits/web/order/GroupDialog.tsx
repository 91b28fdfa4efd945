import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { orderMessages } from './messages.ts'

/** Names a new or existing group. */
export function GroupDialog({ name: before, onSave, onClose }: { name: string; onSave: (name: string) => void; onClose: () => void }) {
  const t = useMessages(orderMessages)
  const [name, setName] = useState(before)
  const [isMissing, setMissing] = useState(false)

  function save() {
    if (name.trim() === '') return setMissing(true)
    onSave(name.trim())
    onClose()
  }

  return (
    <FormDialog
      title={before === '' ? t.newGroup : t.nameGroup.replace(' …', '')}
      submit={t.save}
      cancel={t.cancel}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t.groupName} required error={isMissing && name.trim() === '' ? t.needsName : undefined}>
        <TextInput maxLength={80} value={name} onChange={setName} />
      </Field>
    </FormDialog>
  )
}
