import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { setUser, useSession } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { confirmEmail } from '../../contract.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import { useSend } from './use-send.ts'
import { dropToken, useToken } from './use-token.ts'

export default function ConfirmEmailPage() {
  const t = useMessages(signInMessages)
  const { status } = useSession()
  const token = useToken()
  /** A link works once, so the same token must not be sent twice. */
  const asked = useRef<string>(undefined)
  const confirm = useSend((given: string) => call(confirmEmail, { body: { token: given } }), {
    onDone(user) {
      dropToken()
      setUser(user)
    },
  })
  const ask = useEffectEvent(confirm.run)
  const isIn = status === 'signed-in'
  useEffect(() => {
    // Confirming needs a session, because a stranger may read a mistyped address.
    if (!isIn || !token || asked.current === token) return
    asked.current = token
    ask(token)
  }, [isIn, token])

  if (confirm.done) {
    return (
      <SignInFrame title={t.confirm.title} lead={<span role="status">{t.confirm.lead}</span>}>
        <Link to="/profile" className={buttonClass({ size: 'lg', wide: true })}>
          {t.confirm.onward}
        </Link>
      </SignInFrame>
    )
  }
  if (confirm.failed || token === null) {
    return (
      <SignInFrame title={t.confirm.failedTitle} lead={<span role="alert">{confirm.failed?.error.message ?? t.confirm.noToken}</span>}>
        {confirm.failed?.error instanceof NetworkError && token && (
          <Button size="lg" onClick={() => confirm.run(token)}>
            {t.confirm.retry}
          </Button>
        )}
        <Link to={isIn ? '/settings#account' : '/login'} className={buttonClass({ kind: 'soft', size: 'lg' })}>
          {isIn ? t.confirm.settings : t.login.submit}
        </Link>
      </SignInFrame>
    )
  }
  if (token && status === 'signed-out') {
    return (
      <SignInFrame title={t.confirm.signInTitle} lead={t.confirm.signInLead}>
        {/* In the fragment here too: in a query the token would appear in the server's log. */}
        <Link
          to={{ pathname: '/login', hash: `#from=${encodeURIComponent(`/confirm-email#token=${token}`)}` }}
          className={buttonClass({ size: 'lg', wide: true })}
        >
          {t.login.submit}
        </Link>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={t.confirm.waiting} lead={t.confirm.waitingLead}>
      <Spinner size={36} />
    </SignInFrame>
  )
}
