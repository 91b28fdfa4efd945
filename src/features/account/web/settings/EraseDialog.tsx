import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { leave } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { eraseAccount } from '../../contract.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { useDialogForm } from './use-dialog-form.ts'

const same = (one: string, other: string) => one.trim().normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()

/** The only action that cannot be undone: it needs the typed username and a fresh proof. */
export function EraseDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const [word, setWord] = useState('')
  const { errors, controlOf, form, isSending, error, submit } = useDialogForm({
    fields: [],
    check: () => onlyErrors({ word: !same(word, user.username) && t.needed.word(user.username) }),
    send: () => call(eraseAccount),
    onDone: () => leave(),
  })
  return (
    <FormDialog
      title={t.data.eraseTitle}
      lead={t.data.eraseLead}
      submit={t.data.eraseSave}
      isDestructive
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    >
      <Field label={t.data.eraseWord(user.username)} error={errors.word}>
        <TextInput {...controlOf('word', word, setWord)} isExact />
      </Field>
    </FormDialog>
  )
}
