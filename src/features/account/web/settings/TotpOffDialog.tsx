import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { getSecurity, removeTotp } from '../../contract.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { useDialogForm } from './use-dialog-form.ts'

export function TotpOffDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const client = useQueryClient()
  const { form, isSending, error, submit } = useDialogForm({
    fields: [],
    check: () => ({}),
    send: () => call(removeTotp),
    onDone() {
      void client.invalidateQueries({ queryKey: keyOf(getSecurity) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t.totp.offTitle}
      lead={t.totp.offLead}
      submit={t.totp.turnOff}
      isDestructive
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    />
  )
}
