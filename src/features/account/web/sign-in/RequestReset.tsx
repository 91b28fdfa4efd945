import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { mail } from '#platform/web/ui/icons/things.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { requestPasswordReset } from '../../contract.ts'
import { fieldsOf, onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { checkEmail } from './checks.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import { useSend } from './use-send.ts'

/** Requests the mail for a reset; the confirmation is the same for every address. */
export function RequestReset() {
  const t = useMessages(signInMessages)
  const [email, setEmail] = useState('')
  const { form, errors, show, controlOf } = useFormErrors()
  const request = useSend((address: string) => call(requestPasswordReset, { body: { email: address } }), {
    onError(error) {
      if (!show(fieldsOf(error))) toast({ title: t.reset.failed, description: error.message, tone: 'destructive' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!show(onlyErrors({ email: checkEmail(email, t.needed) }))) request.run(email.trim())
  }
  const foot = <Link to="/login">{t.reset.back}</Link>
  if (request.done) {
    return (
      <SignInFrame title={t.reset.sentTitle} lead={<span role="status">{t.reset.sentLead(request.done.input)}</span>} foot={foot}>
        <Button kind="soft" onClick={request.reset}>
          {t.reset.again}
        </Button>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t.reset.title} lead={t.reset.lead} foot={foot}>
      <Stack as="form" ref={form} onSubmit={submit} noValidate method="post">
        <Field label={t.email} error={errors.email}>
          <TextInput
            {...controlOf('email', email, setEmail)}
            type="email"
            inputMode="email"
            autoComplete="email"
            icon={mail}
            maxLength={254}
          />
        </Field>
        <Button type="submit" size="lg" wide loading={request.isSending}>
          {t.reset.submit}
        </Button>
      </Stack>
    </SignInFrame>
  )
}
