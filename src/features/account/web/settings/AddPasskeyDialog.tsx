import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { addPasskey, getSecurity, passkeyRegistrationOptions } from '../../contract.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { useDialogForm } from './use-dialog-form.ts'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(settingsMessages)
  const client = useQueryClient()
  const [name, setName] = useState(() => (matchMedia('(pointer: coarse)').matches ? t.passkeys.names.phone : t.passkeys.names.computer))
  const { errors, controlOf, form, isSending, error, submit } = useDialogForm({
    fields: ['name'],
    check: () => onlyErrors({ name: !name.trim() && t.needed.passkeyName }),
    async send() {
      const [{ startRegistration }, { challengeId, options }] = await Promise.all([
        import('@simplewebauthn/browser'),
        call(passkeyRegistrationOptions),
      ])
      const response = await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      }).catch((cause: Error) => {
        throw new Error(cause.name === 'InvalidStateError' ? t.passkeys.exists : t.passkeys.unused, { cause })
      })
      return call(addPasskey, { body: { challengeId, name: name.trim(), response: { ...response } } })
    },
    onDone(passkey) {
      toast({ title: t.passkeys.added, description: passkey.name, tone: 'good' })
      void client.invalidateQueries({ queryKey: keyOf(getSecurity) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t.passkeys.title}
      lead={t.passkeys.lead}
      submit={t.passkeys.save}
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    >
      <Field label={t.passkeys.name} error={errors.name}>
        <TextInput {...controlOf('name', name, setName)} maxLength={80} />
      </Field>
    </FormDialog>
  )
}
