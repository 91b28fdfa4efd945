import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { clearUser } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { fieldsOf, onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { NewPasswordField } from '../strength/NewPasswordField.tsx'
import { checkNewPassword } from './checks.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import { useSend } from './use-send.ts'

/** The link does not reveal the account, so the estimator has no names to compare with. The server has them. */
const NOBODY = { username: '', email: '' }

type Props = {
  words: { title: string; lead: string; doneTitle: string; doneText: string }
  /** Sets the password, by the token of a mailed link. */
  send: (password: string) => Promise<unknown>
}

/** A new password by a mailed link: after a reset, or while restoring one's own address. */
export function ChoosePassword({ words, send }: Props) {
  const t = useMessages(signInMessages)
  const [password, setPassword] = useState('')
  const [growth, setGrowth] = useState(0)
  const { form, errors, show, clear } = useFormErrors()
  const change = useSend(send, {
    // The server signed every device out, this one too.
    onDone: clearUser,
    onError(error) {
      const { password: wrong } = fieldsOf(error)
      if (!show(onlyErrors({ password: wrong }))) toast({ title: t.reset.newFailed, description: error.message, tone: 'destructive' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!show(onlyErrors({ password: checkNewPassword(password, t.needed) }))) change.run(password)
  }
  if (change.done) {
    return (
      <SignInFrame title={words.doneTitle} lead={<span role="status">{words.doneText}</span>} growth={1}>
        <Link to="/login" replace className={buttonClass({ size: 'lg', wide: true })}>
          {t.login.submit}
        </Link>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={words.title} lead={words.lead} growth={growth} foot={<Link to="/login">{t.reset.back}</Link>}>
      <Stack as="form" ref={form} onSubmit={submit} noValidate method="post">
        <NewPasswordField
          label={t.reset.label}
          name="password"
          value={password}
          onChange={(next) => {
            setPassword(next)
            clear('password')
          }}
          error={errors.password}
          about={NOBODY}
          onGrowth={setGrowth}
        />
        <Button type="submit" size="lg" wide loading={change.isSending}>
          {t.reset.newSubmit}
        </Button>
      </Stack>
    </SignInFrame>
  )
}
