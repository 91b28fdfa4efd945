import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { changePassword, getSecurity, listDevices, PASSWORD_MIN } from '../../contract.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { NewPasswordField } from '../strength/NewPasswordField.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { OtherWaysDialog, type SecurityAnswer } from './OtherWaysDialog.tsx'
import { useDialogForm } from './use-dialog-form.ts'

export function ChangePasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const client = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [others, setOthers] = useState<SecurityAnswer>()
  const { errors, clear, form, isSending, error, submit } = useDialogForm({
    fields: ['current', 'next'],
    check: () =>
      onlyErrors({ current: !current && t.needed.password, next: next.length < PASSWORD_MIN && t.needed.newPassword(PASSWORD_MIN) }),
    send: () => call(changePassword, { body: { current, next } }),
    async onDone() {
      toast({ title: t.password.changed, tone: 'good' })
      void client.invalidateQueries({ queryKey: keyOf(listDevices) })
      // The other ways into the account still exist, and the person may not know all of them.
      const security = await call(getSecurity).catch(() => undefined)
      if (security && (security.passkeys.length > 0 || user.pendingEmail)) setOthers(security)
      else onClose()
    },
  })
  if (others) return <OtherWaysDialog user={user} security={others} onClose={onClose} />
  return (
    <FormDialog
      title={t.password.title}
      lead={t.password.hint}
      submit={t.password.save}
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    >
      {/* The username, for password managers. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <CurrentPasswordField
        label={t.password.current}
        name="current"
        value={current}
        error={errors.current}
        onChange={(value) => {
          setCurrent(value)
          clear('current')
        }}
      />
      <NewPasswordField
        label={t.password.next}
        name="next"
        value={next}
        error={errors.next}
        about={user}
        onChange={(value) => {
          setNext(value)
          clear('next')
        }}
      />
    </FormDialog>
  )
}
