import { lazy, Suspense, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'

const TotpOffDialog = lazy(() => import('./TotpOffDialog.tsx').then((file) => ({ default: file.TotpOffDialog })))
const TotpSetup = lazy(() => import('./TotpSetup.tsx').then((file) => ({ default: file.TotpSetup })))

export function TotpSetting({ user, isOn, codesLeft }: { user: User; isOn: boolean; codesLeft: number }) {
  const t = useMessages(settingsMessages)
  const [open, setOpen] = useState<'set-up' | 'off'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Setting label={t.totp.label} hint={isOn ? t.totp.on(codesLeft) : t.totp.off}>
        <Button kind="soft" onClick={() => setOpen(isOn ? 'off' : 'set-up')} aria-label={isOn ? t.totp.offTitle : t.totp.title}>
          {isOn ? t.totp.turnOff : t.totp.setUp}
        </Button>
      </Setting>
      <Suspense>{open === 'set-up' && <TotpSetup user={user} onClose={close} />}</Suspense>
      <Suspense>{open === 'off' && <TotpOffDialog onClose={close} />}</Suspense>
    </>
  )
}
