import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { resetPassword } from '../../contract.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { signInMessages } from './messages.ts'
import { RequestReset } from './RequestReset.tsx'
import { useToken } from './use-token.ts'

export default function ResetPasswordPage() {
  const t = useMessages(signInMessages).reset
  const token = useToken()
  if (token === undefined) {
    return (
      <SignInFrame title={t.newTitle}>
        <Skeleton shape="card" height="9rem" />
      </SignInFrame>
    )
  }
  if (token === null) return <RequestReset />
  return (
    <ChoosePassword
      words={{ title: t.newTitle, lead: t.newLead, doneTitle: t.doneTitle, doneText: t.doneText }}
      send={(password) => call(resetPassword, { body: { token, password } })}
    />
  )
}
