import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { mail } from '#platform/web/ui/icons/things.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { requestEmailConfirmation } from '../../contract.ts'
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'
import shared from './settings.module.css'
import styles from './EmailSetting.module.css'

/** The address, whether it is theirs for certain, and how to make it so. */
export function EmailSetting({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  const again = useMutation({
    mutationFn: () => call(requestEmailConfirmation),
    onSuccess: () => toast({ title: t.email.sent, description: user.email, tone: 'good' }),
    onError: (error) => toast({ title: t.email.notSent, description: error.message, tone: 'destructive' }),
  })
  return (
    <>
      <Setting
        label={t.email.label}
        hint={
          <span className={styles.address}>
            {user.email}{' '}
            <Chip tone={user.emailConfirmed ? 'moss' : 'dawn'} icon={user.emailConfirmed ? check : mail}>
              {user.emailConfirmed ? t.email.confirmed : t.email.unconfirmed}
            </Chip>
          </span>
        }
        below={
          !user.emailConfirmed && (
            <div className={shared.nudge}>
              <p>{t.email.why}</p>
              <Button kind="soft" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
                {t.email.resend}
              </Button>
            </div>
          )
        }
      >
        <Button kind="soft" onClick={() => setOpen(true)} aria-label={t.email.title}>
          {t.email.change}
        </Button>
      </Setting>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}
