import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'
import { TotpOffDialog } from './TotpOffDialog.tsx'
import { TotpSetup } from './TotpSetup.tsx'

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
      {open === 'set-up' && <TotpSetup user={user} onClose={close} />}
      {open === 'off' && <TotpOffDialog onClose={close} />}
    </>
  )
}
