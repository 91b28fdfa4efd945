import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { MAX_NAME, nameProblem } from './names.ts'

type Props = {
  title: string
  name?: string
  /** Names that are already in use. */
  taken: readonly string[]
  onSave: (name: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for a name. */
export function NameDialog({ title, name: before = '', taken, onSave, onClose }: Props) {
  const t = useMessages(settingsMessages)
  const [name, setName] = useState(before)
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(name, taken)
  const save = async () => {
    setTried(true)
    if (problem === undefined && (await onSave(name.trim()))) onClose()
  }
  return (
    <FormDialog title={title} onSubmit={() => void save()} onClose={onClose}>
      <Field label={t.name} error={isTried && problem ? t[problem] : undefined} required>
        <TextInput dir="auto" autoComplete="off" maxLength={MAX_NAME} value={name} onChange={setName} />
      </Field>
    </FormDialog>
  )
}
