import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { settingsMessages } from './messages.ts'
import { SaveIndicator } from './SaveIndicator.tsx'
import type { SaveState } from './use-profile-save.ts'

type Props = { value: string | null; state: SaveState | undefined; onSave: (name: string | null) => void }

/** Saved when the field loses focus or Enter is pressed; Escape restores the stored value. */
export function NameField({ value, state, onSave }: Props) {
  const t = useMessages(settingsMessages)
  const stored = value ?? ''
  const [name, setName] = useState(stored)
  const isFailed = state?.is === 'failed'
  // A refused value stays in the field for correction; otherwise the field follows the stored value.
  useEffect(() => {
    if (!isFailed) setName(stored)
  }, [stored, isFailed])
  const save = () => {
    if (name.trim() !== stored) onSave(name.trim() || null)
  }
  return (
    <Field label={t.name.label} hint={t.name.hint} aside={<SaveIndicator state={state} />} error={isFailed ? state.why : undefined}>
      <TextInput
        name="displayName"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={setName}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') setName(stored)
        }}
      />
    </Field>
  )
}
