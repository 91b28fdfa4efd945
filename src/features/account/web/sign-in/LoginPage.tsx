import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#platform/contract/session.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { SESSION_EXPIRED_KEY } from '#platform/web/api/session-expiry.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSealedCounts } from '#platform/web/leaving/use-sealed-counts.ts'
import { setUser } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { lock, moon } from '#platform/web/ui/icons/things.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { login } from '../../contract.ts'
import { fieldsOf } from '#platform/web/forms/field-errors.ts'
import { CodeForm } from './CodeForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { LoginForm, type Credentials } from './LoginForm.tsx'
import styles from './sign-in.module.css'
import { signInMessages } from './messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { usePasskeyInField } from './use-passkey-in-field.ts'
import { useSearch } from './use-search.ts'
import { useSend } from './use-send.ts'

const SealedNotice = lazy(() => import('#platform/web/leaving/SealedNotice.tsx').then((file) => ({ default: file.SealedNotice })))

export default function LoginPage() {
  const t = useMessages(signInMessages)
  const search = useSearch()
  const sealed = useSealedCounts()
  const [isExpired, setExpired] = useState(false)
  /** Correct name and password, stored only until the code is typed. */
  const [half, setHalf] = useState<Credentials>()

  /** The reason why a locked account does not open, shown longer than a toast. */
  const [locked, setLocked] = useState<string>()

  // The shell removes the mark right after this.
  useEffect(() => {
    try {
      if (localStorage.getItem(SESSION_EXPIRED_KEY) === 'true') setExpired(true)
    } catch {
      // Without storage there is no mark.
    }
  }, [])

  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.reason === 'account.locked') setLocked(error.message)
    const description = (error as Error).message || t.login.failedText
    toast({ title: t.login.failed, description, tone: 'destructive' })
  }
  // Setting the person is enough: the shell then opens the page that they wanted.
  const enter = (user: User) => setUser(user)

  const attempt = useSend((body: Credentials & { code?: string }) => call(login, { body }), {
    onDone: enter,
    onError(error, { username, password, code }) {
      const isCodeWanted = error instanceof ApiError && error.error === 'second_factor'
      if (isCodeWanted && code === undefined) setHalf({ username, password })
      else failed(error)
    },
  })
  usePasskeyInField(half === undefined, { onUser: enter, onError: failed })

  if (half) {
    return (
      <CodeForm
        isSending={attempt.isSending}
        error={attempt.failed?.input.code === undefined ? undefined : attempt.failed.error.message}
        onSubmit={(code) => attempt.run({ ...half, code })}
        onBack={() => {
          setHalf(undefined)
          attempt.reset()
        }}
      />
    )
  }
  return (
    <SignInFrame
      title={t.login.title}
      lead={t.login.lead}
      foot={
        <>
          <span>{t.login.new}</span>
          <Link to={{ pathname: '/signup', search }}>{t.login.signup}</Link>
        </>
      }
    >
      {locked && (
        <p className={styles.notice} role="alert">
          <Icon of={lock} size={20} />
          {locked}
        </p>
      )}
      {isExpired && !locked && sealed.lost === 0 && (
        <p className={styles.notice} role="status">
          <Icon of={moon} size={20} />
          {t.login.expired}
        </p>
      )}
      {sealed.stored + sealed.lost > 0 && (
        <Suspense fallback={null}>
          <SealedNotice {...sealed} />
        </Suspense>
      )}
      <LoginForm isSending={attempt.isSending} fields={fieldsOf(attempt.failed?.error)} onSubmit={attempt.run} />
      <PasskeyButton onUser={enter} onError={failed} />
    </SignInFrame>
  )
}
