import { useState } from 'react'
import type { User } from '#platform/contract/session.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { beginTotp } from '../../contract.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpScan, type Secret } from './TotpScan.tsx'
import { useDialogForm } from './use-dialog-form.ts'

type Props = { user: User; onClose: () => void }

/** Three steps: get the app ready; scan and type a code; save the recovery codes. */
export function TotpSetup({ user, onClose }: Props) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes user={user} codes={codes} onClose={onClose} />
  if (secret) return <TotpScan secret={secret} onDone={setCodes} onClose={onClose} />
  return <Begin onDone={setSecret} onClose={onClose} />
}

function Begin({ onDone, onClose }: { onDone: (secret: Secret) => void; onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const { form, isSending, error, submit } = useDialogForm({ fields: [], check: () => ({}), send: () => call(beginTotp), onDone })
  return (
    <FormDialog
      title={t.totp.title}
      lead={t.totp.beginLead}
      submit={t.totp.next}
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    />
  )
}
