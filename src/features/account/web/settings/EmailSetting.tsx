import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { setUser } from '#platform/web/session/session.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { mail } from '#platform/web/ui/icons/things.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { cancelEmailChange, requestEmailConfirmation } from '../../contract.ts'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'
import shared from './settings.module.css'
import styles from './EmailSetting.module.css'

const ChangeEmailDialog = lazy(() => import('./ChangeEmailDialog.tsx').then((file) => ({ default: file.ChangeEmailDialog })))

/** The address, whether it is confirmed, and the way to confirm it. */
export function EmailSetting({ user }: { user: User }) {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  const waiting = user.pendingEmail ?? (user.emailConfirmed ? undefined : user.email)
  const again = useMutation({
    mutationFn: () => call(requestEmailConfirmation),
    onSuccess: () => toast({ title: t.email.sent, description: waiting, tone: 'good' }),
    onError: (error) => toast({ title: t.email.notSent, description: error.message, tone: 'destructive' }),
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: setUser,
    onError: (error) => toast({ title: t.email.notCancelled, description: error.message, tone: 'destructive' }),
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
          waiting !== undefined && (
            <div className={shared.nudge}>
              <p>{user.pendingEmail ? t.email.pending(user.pendingEmail) : t.email.why}</p>
              <Button kind="soft" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
                {t.email.resend}
              </Button>
              {user.pendingEmail && (
                <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                  {t.email.cancelPending}
                </Button>
              )}
            </div>
          )
        }
      >
        <Button kind="soft" onClick={() => setOpen(true)} aria-label={t.email.title}>
          {t.email.change}
        </Button>
      </Setting>
      <Suspense>{isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
