import { useEffect, useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { signInMessages } from './messages.ts'

type Props = { isSending: boolean; error: string | undefined; onSubmit: (code: string) => void; onBack: () => void }

/** The second step: a code from the authenticator app, or one of the recovery codes. */
export function CodeForm({ isSending, error, onSubmit, onBack }: Props) {
  const t = useMessages(signInMessages)
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const { form, errors, show, controlOf } = useFormErrors()
  useEffect(() => {
    show(onlyErrors({ code: isSending ? undefined : error }))
  }, [error, isSending, show])
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [form, isRecovery])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!show(onlyErrors({ code: !code.trim() && t.needed.code }))) onSubmit(code.trim())
  }
  return (
    <SignInFrame title={t.code.title} lead={isRecovery ? t.code.recoveryLead : t.code.lead}>
      <Stack as="form" ref={form} onSubmit={submit} noValidate method="post">
        <Field label={isRecovery ? t.code.recoveryLabel : t.code.label} error={errors.code}>
          <TextInput
            key={isRecovery ? 'recovery' : 'app'}
            {...controlOf('code', code, setCode)}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            isExact
            maxLength={40}
            className="tabular"
          />
        </Field>
        <Button type="submit" size="lg" wide loading={isSending}>
          {t.code.submit}
        </Button>
        <div className={styles.pair}>
          <Button
            kind="soft"
            onClick={() => {
              setRecovery(!isRecovery)
              setCode('')
              show({})
            }}
          >
            {isRecovery ? t.code.useApp : t.code.useRecovery}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t.code.back}
          </Button>
        </div>
      </Stack>
    </SignInFrame>
  )
}
