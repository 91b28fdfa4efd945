import { useEffect, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { onlyErrors, useFormErrors, type FieldErrors } from '#platform/web/forms/field-errors.ts'
import styles from './sign-in.module.css'
import { signInMessages } from './messages.ts'

export type Credentials = { username: string; password: string }

type Props = { isSending: boolean; fields: FieldErrors; onSubmit: (credentials: Credentials) => void }

export function LoginForm({ isSending, fields, onSubmit }: Props) {
  const t = useMessages(signInMessages)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { form, errors, show, controlOf } = useFormErrors()
  // Compared by its text, because an equal answer is not a new one.
  const stated = JSON.stringify(fields)
  useEffect(() => {
    show(JSON.parse(stated) as FieldErrors)
  }, [stated, show])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const wrong = onlyErrors({ username: !username.trim() && t.needed.name, password: !password && t.needed.password })
    if (!show(wrong)) onSubmit({ username: username.trim(), password })
  }
  return (
    <Stack as="form" ref={form} onSubmit={submit} noValidate method="post">
      <Field label={t.login.name} error={errors.username}>
        <TextInput {...controlOf('username', username, setUsername)} autoComplete="username webauthn" isExact maxLength={254} />
      </Field>
      <Field
        label={t.password}
        error={errors.password}
        aside={
          <Link to="/reset-password" className={styles.aside}>
            {t.login.forgot}
          </Link>
        }
      >
        <PasswordInput {...controlOf('password', password, setPassword)} autoComplete="current-password" maxLength={200} />
      </Field>
      <Button type="submit" size="lg" wide loading={isSending}>
        {t.login.submit}
      </Button>
    </Stack>
  )
}
