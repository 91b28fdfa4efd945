import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { DoorFrame } from './DoorFrame.tsx'
import { doorMessages } from './messages.ts'
import { RequestReset } from './RequestReset.tsx'
import { useToken } from './use-token.ts'

export default function ResetPasswordPage() {
  const t = useMessages(doorMessages)
  const token = useToken()
  if (token === undefined) {
    return (
      <DoorFrame title={t.reset.newTitle}>
        <Skeleton shape="card" height="9rem" />
      </DoorFrame>
    )
  }
  return token === null ? <RequestReset /> : <ChoosePassword token={token} />
}
