import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import { RequestReset } from './RequestReset.tsx'
import { useToken } from './use-token.ts'

export default function ResetPasswordPage() {
  const t = useMessages(signInMessages)
  const token = useToken()
  if (token === undefined) {
    return (
      <SignInFrame title={t.reset.newTitle}>
        <Skeleton shape="card" height="9rem" />
      </SignInFrame>
    )
  }
  return token === null ? <RequestReset /> : <ChoosePassword token={token} />
}
