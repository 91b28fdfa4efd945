import { Link } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { restoreEmail } from '../../contract.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import { useToken } from './use-token.ts'

/** Restores the address after somebody else changed it. */
export default function RestoreEmailPage() {
  const t = useMessages(signInMessages)
  const token = useToken()
  if (token === undefined) {
    return (
      <SignInFrame title={t.restore.title}>
        <Skeleton shape="card" height="9rem" />
      </SignInFrame>
    )
  }
  if (token === null) {
    return (
      <SignInFrame title={t.confirm.failedTitle} lead={<span role="alert">{t.confirm.noToken}</span>}>
        <Link to="/login" className={buttonClass({ kind: 'soft', size: 'lg' })}>
          {t.login.submit}
        </Link>
      </SignInFrame>
    )
  }
  return <ChoosePassword words={t.restore} send={(password) => call(restoreEmail, { body: { token, password } })} />
}
