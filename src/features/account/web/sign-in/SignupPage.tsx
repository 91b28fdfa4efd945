import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { trackConversion } from '#platform/web/analytics/track.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { setUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { register } from '../../contract.ts'
import { fieldsOf, onlyErrors, useFormErrors } from '#platform/web/forms/field-errors.ts'
import { NewPasswordField } from '../strength/NewPasswordField.tsx'
import { checkEmail, checkNewPassword, checkUsername } from './checks.ts'
import { NoWayIn } from './NoWayIn.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { signInMessages } from './messages.ts'
import { useJoining, type Joining } from './use-joining.ts'
import { useSearch } from './use-search.ts'
import { useSend } from './use-send.ts'

type Account = { username: string; password: string; email?: string; setUpToken?: string }

const EMPTY: Account = { username: '', password: '' }

export default function SignupPage() {
  const joining = useJoining()
  return joining.refusal ? <NoWayIn refusal={joining.refusal} /> : <SignupForm joining={joining} />
}

function SignupForm({ joining }: { joining: Joining }) {
  const t = useMessages(signInMessages)
  const { invitation, invitedBy, wantsSetUpToken } = joining
  const search = useSearch()
  const [typed, setAccount] = useState(EMPTY)
  // Values from the link fill the fields until the person changes them.
  const account = { ...typed, email: typed.email ?? joining.email ?? '', setUpToken: typed.setUpToken ?? joining.setUpToken ?? '' }
  const [growth, setGrowth] = useState(0)
  const { form, errors, show, clear } = useFormErrors()
  const change = (name: keyof Account, value: string) => {
    setAccount((now) => ({ ...now, [name]: value }))
    clear(name)
  }

  const attempt = useSend(
    (body: Account & { email: string; invitation?: string }) => call(register, { body: { ...body, ...deviceSays() } }),
    {
      onDone(user) {
        const { id: userId } = user
        trackConversion('signup', { email: account.email, userId })
        if (account.email) trackConversion('email_signup', { email: account.email, userId })
        setUser(user)
      },
      onError(error) {
        if (joining.refuse(error)) return
        show(fieldsOf(error))
        toast({ title: t.signup.failed, description: error.message || t.signup.failedText, tone: 'destructive' })
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { username, email, password, setUpToken } = account
    const wrong = onlyErrors({
      username: checkUsername(username, t.needed),
      email: checkEmail(email, t.needed),
      password: checkNewPassword(password, t.needed),
    })
    if (show(wrong)) return
    attempt.run({
      username: username.trim(),
      email: email.trim(),
      password,
      ...(invitation && { invitation }),
      ...(wantsSetUpToken && { setUpToken: setUpToken.trim() }),
    })
  }
  return (
    <SignInFrame
      title={t.signup.title}
      lead={invitedBy ? t.signup.invited(invitedBy) : joining.isFirst ? t.signup.first : t.signup.lead}
      leadLines={2}
      growth={growth}
      foot={
        <>
          <span>{t.signup.known}</span>
          <Link to={{ pathname: '/login', search }}>{t.signup.login}</Link>
        </>
      }
    >
      <Stack as="form" ref={form} onSubmit={submit} noValidate method="post">
        {wantsSetUpToken && (
          <Field label={t.signup.setUpToken} hint={t.signup.setUpTokenHint} error={errors.setUpToken}>
            <TextInput
              name="set-up-token"
              isExact
              maxLength={200}
              value={account.setUpToken}
              onChange={(value) => change('setUpToken', value)}
            />
          </Field>
        )}
        <Field label={t.username} hint={t.signup.usernameHint} error={errors.username}>
          <TextInput
            name="username"
            autoComplete="username"
            isExact
            maxLength={40}
            value={account.username}
            onChange={(value) => change('username', value)}
          />
        </Field>
        <Field label={t.email} hint={t.signup.emailHint} error={errors.email}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={account.email}
            onChange={(value) => change('email', value)}
          />
        </Field>
        <NewPasswordField
          label={t.password}
          name="password"
          value={account.password}
          onChange={(password) => change('password', password)}
          error={errors.password}
          about={account}
          onGrowth={setGrowth}
        />
        <Button type="submit" size="lg" wide loading={attempt.isSending}>
          {t.signup.submit}
        </Button>
      </Stack>
      <ul role="list" className={styles.promises}>
        {t.signup.promises.map((promise) => (
          <li key={promise}>
            <Icon of={check} size={18} />
            {promise}
          </li>
        ))}
      </ul>
    </SignInFrame>
  )
}

/** Time zone and language tag, for the first day boundary and the initial units; omitted if the browser does not reveal them. */
function deviceSays(): { zone?: string; locale?: string } {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined
  return { ...(zone ? { zone } : {}), ...(navigator.language ? { locale: navigator.language } : {}) }
}
