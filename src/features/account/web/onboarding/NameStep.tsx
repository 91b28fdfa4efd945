import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { setUser, useUser } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { updateProfile } from '../../contract.ts'
import { fieldsOf } from '#platform/web/forms/field-errors.ts'
import { settingsMessages } from '../settings/messages.ts'

/** The welcome's question for a name: kept before it goes on. */
export default function NameStep({ formId, onDone }: { formId: string; onDone: () => void }) {
  const t = useMessages(settingsMessages)
  const user = useUser()
  const [name, setName] = useState(user.displayName ?? '')
  const save = useMutation({
    mutationFn: (displayName: string | null) => call(updateProfile, { body: { displayName } }),
    onSuccess: (answer) => {
      setUser(answer)
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim() || null
    if (wanted === user.displayName) return onDone()
    if (!save.isPending) save.mutate(wanted)
  }
  return (
    <form id={formId} onSubmit={submit}>
      <Field label={t.name.label} error={save.error ? (fieldsOf(save.error).displayName ?? save.error.message) : undefined}>
        <TextInput
          name="displayName"
          autoComplete="given-name"
          maxLength={80}
          placeholder={user.username}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </form>
  )
}
