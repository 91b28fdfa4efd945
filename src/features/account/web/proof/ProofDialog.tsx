import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { key } from '#platform/web/ui/icons/things.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { getSecurity, proveIdentity } from '../../contract.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { CurrentPasswordField } from '../settings/CurrentPasswordField.tsx'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useDialogForm } from '../settings/use-dialog-form.ts'
import { proofMessages } from './messages.ts'
import { proveByPasskey } from './prove-by-passkey.ts'
import styles from './ProofDialog.module.css'

/** Asks for the password, a passkey or a code, depending on the ways that the person has. */
export default function ProofDialog({ onDone }: { onDone: (isProved: boolean) => void }) {
  const t = useMessages(proofMessages)
  const { data } = useQuery(queryOf(getSecurity))
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [value, setValue] = useState('')
  const { errors, clear, form, isSending, error, submit } = useDialogForm({
    fields: [by],
    check: () => onlyErrors({ [by]: !value.trim() && t.needed[by] }),
    send: () => call(proveIdentity, { body: by === 'password' ? { by, password: value } : { by, code: value } }),
    onDone: () => onDone(true),
  })
  const passkey = useMutation({ mutationFn: () => proveByPasskey(t.passkeyUnused), onSuccess: () => onDone(true) })
  const hasPasskey = (data?.passkeys.length ?? 0) > 0 && typeof PublicKeyCredential === 'function'
  const change = (next: string) => {
    setValue(next)
    clear(by)
  }
  return (
    <FormDialog
      title={t.title}
      lead={t.lead}
      submit={t.submit}
      form={form}
      isSending={isSending}
      error={error ?? passkey.error?.message}
      onSubmit={submit}
      onClose={() => onDone(false)}
    >
      {by === 'password' ? (
        <CurrentPasswordField label={t.password} value={value} error={errors.password} onChange={change} />
      ) : (
        <Field label={t.code} hint={t.recovery} error={errors.code}>
          <TextInput name="code" autoComplete="one-time-code" isExact maxLength={40} className="tabular" value={value} onChange={change} />
        </Field>
      )}
      {(hasPasskey || data?.totp) && (
        <>
          <p className={styles.or}>{t.or}</p>
          <Grid min="10rem" gap={2}>
            {hasPasskey && (
              <Button kind="soft" icon={key} loading={passkey.isPending} onClick={() => passkey.mutate()}>
                {t.usePasskey}
              </Button>
            )}
            {data?.totp && (
              <Button
                kind="soft"
                onClick={() => {
                  setBy(by === 'password' ? 'code' : 'password')
                  change('')
                }}
              >
                {by === 'password' ? t.useCode : t.usePassword}
              </Button>
            )}
          </Grid>
        </>
      )}
    </FormDialog>
  )
}
