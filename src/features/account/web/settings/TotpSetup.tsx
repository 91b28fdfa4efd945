import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { beginTotp } from '../../contract.ts'
import { onlyErrors } from '../field-errors.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpScan, type Secret } from './TotpScan.tsx'
import { useDialogForm } from './use-dialog-form.ts'

type Props = { user: User; onClose: () => void }

/** Three steps: show that it is you; scan and type a code; keep the recovery codes. */
export function TotpSetup({ user, onClose }: Props) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes user={user} codes={codes} onClose={onClose} />
  if (secret) return <TotpScan secret={secret} onDone={setCodes} onClose={onClose} />
  return <ShowItIsYou onDone={setSecret} onClose={onClose} />
}

function ShowItIsYou({ onDone, onClose }: { onDone: (secret: Secret) => void; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const [password, setPassword] = useState('')
  const { errors, clear, form, isSending, error, submit } = useDialogForm({
    fields: ['password'],
    check: () => onlyErrors({ password: !password && t.needed.password }),
    send: () => call(beginTotp, { body: { password } }),
    onDone,
  })
  return (
    <FormDialog
      title={t.totp.title}
      lead={t.totp.passwordLead}
      submit={t.totp.next}
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    >
      <CurrentPasswordField
        label={t.confirmWith}
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value)
          clear('password')
        }}
      />
    </FormDialog>
  )
}
