import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { setUser } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { changeEmail } from '../../contract.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { useDialogForm } from './use-dialog-form.ts'

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const [email, setEmail] = useState('')
  const { errors, controlOf, form, isSending, error, submit } = useDialogForm({
    fields: ['email'],
    check: () => onlyErrors({ email: !email.includes('@') && t.needed.email }),
    send: () => call(changeEmail, { body: { email: email.trim() } }),
    onDone(user) {
      setUser(user)
      toast({ title: t.email.changed, description: t.email.changedText(user.pendingEmail ?? user.email), tone: 'good' })
      onClose()
    },
  })
  return (
    <FormDialog title={t.email.title} lead={t.email.lead} submit={t.email.save} {...{ form, isSending, error, onClose }} onSubmit={submit}>
      <Field label={t.email.fresh} error={errors.email}>
        <TextInput {...controlOf('email', email, setEmail)} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </Field>
    </FormDialog>
  )
}
