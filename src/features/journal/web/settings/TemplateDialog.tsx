import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MAX_TEMPLATE, MAX_TITLE } from '../../contract/records.ts'
import { FormDialog } from './FormDialog.tsx'
import { partMessages } from './part-messages.ts'
import { NameField } from './NameField.tsx'
import { nameProblem } from './names.ts'

export type TemplateDraft = { id: string | undefined; name: string; title: string; body: string }

type Props = {
  draft: TemplateDraft
  taken: readonly string[]
  onSave: (fields: Omit<TemplateDraft, 'id'>) => Promise<boolean>
  onClose: () => void
}

export function TemplateDialog({ draft, taken, onSave, onClose }: Props) {
  const own = useMessages(partMessages)
  const [name, setName] = useState(draft.name)
  const [title, setTitle] = useState(draft.title)
  const [body, setBody] = useState(draft.body)
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(name, taken)
  const isLong = body.length > MAX_TEMPLATE
  const save = async () => {
    setTried(true)
    if (problem === undefined && !isLong && (await onSave({ name: name.trim(), title: title.trim(), body }))) onClose()
  }
  return (
    <FormDialog size="lg" title={draft.id ? own.templates.edit : own.templates.new} onSubmit={() => void save()} onClose={onClose}>
      <NameField value={name} onChange={setName} problem={isTried && problem} />
      <Field label={own.templates.entryTitle} optional>
        <TextInput dir="auto" maxLength={MAX_TITLE} value={title} onChange={setTitle} />
      </Field>
      <Field label={own.templates.body} hint={own.templates.bodyHint} error={isLong ? own.templates.tooLong(MAX_TEMPLATE) : undefined}>
        <TextArea dir="auto" rows={10} value={body} onChange={setBody} />
      </Field>
    </FormDialog>
  )
}
