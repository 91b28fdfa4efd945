import { useId, useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { orderMessages } from './messages.ts'

/** Names a group, a new one or one that is there. */
export function GroupDialog({ name: before, onSave, onClose }: { name: string; onSave: (name: string) => void; onClose: () => void }) {
  const t = useMessages(orderMessages)
  const form = useId()
  const [name, setName] = useState(before)
  const [isMissing, setMissing] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setMissing(true)
    onSave(name.trim())
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={before === '' ? t.newGroup : t.nameGroup.replace(' …', '')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <Field label={t.groupName} required error={isMissing && name.trim() === '' ? t.needsName : undefined}>
          <TextInput maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
