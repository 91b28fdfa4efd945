import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { eraseAccountOf, type Account } from '../../contract-admin.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useDialogForm } from '../settings/use-dialog-form.ts'
import { adminMessages } from './messages.ts'

/** Erases a person's account at their request; needs their typed username and a fresh proof. */
export function EraseDialog({ account, onDone, onClose }: { account: Account; onDone: () => void; onClose: () => void }) {
  const t = useMessages(adminMessages).accounts
  const { id, username, displayName } = account
  const [word, setWord] = useState('')
  const { errors, controlOf, form, isSending, error, submit } = useDialogForm({
    fields: ['username'],
    check: () => onlyErrors({ username: word.trim() === '' && t.eraseNeeded(username) }),
    send: () => call(eraseAccountOf, { params: { id }, body: { username: word.trim() } }),
    onDone,
  })
  return (
    <FormDialog
      title={t.eraseTitle(displayName ?? username)}
      lead={t.eraseLead}
      submit={t.eraseSave}
      isDestructive
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    >
      <Field label={t.eraseWord(username)} error={errors.username}>
        <TextInput {...controlOf('username', word, setWord)} isExact />
      </Field>
    </FormDialog>
  )
}
