import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { confirmTotp } from '../../contract.ts'
import { onlyErrors } from '#platform/web/forms/field-errors.ts'
import { FormDialog } from './FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import shared from './settings.module.css'
import styles from './TotpScan.module.css'
import { useDialogForm } from './use-dialog-form.ts'

export type Secret = { secret: string; uri: string }

type Props = { secret: Secret; onDone: (codes: readonly string[]) => void; onClose: () => void }

export function TotpScan({ secret, onDone, onClose }: Props) {
  const t = useMessages(settingsMessages)
  const [code, setCode] = useState('')
  const picture = useQrCode(secret.uri)
  const { errors, controlOf, form, isSending, error, submit } = useDialogForm({
    fields: ['code'],
    check: () => onlyErrors({ code: !/^\d{6}$/.test(code.replace(/\s/g, '')) && t.needed.code }),
    send: () => call(confirmTotp, { body: { code: code.replace(/\s/g, '') } }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <FormDialog
      title={t.totp.title}
      lead={t.totp.scanLead}
      submit={t.totp.confirm}
      {...{ form, isSending, error, onClose }}
      onSubmit={submit}
    >
      <div className={styles.scan}>
        {picture === undefined ? (
          <Skeleton shape="card" width="11rem" height="11rem" />
        ) : (
          // The library draws it from our own server's answer, modules only: it contains no text that a person wrote.
          <div className={styles.qr} role="img" aria-label={t.totp.picture} dangerouslySetInnerHTML={{ __html: picture }} />
        )}
        <p className={shared.secret}>
          <span className={shared.hint}>{t.totp.key}</span>
          <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <Field label={t.totp.code} error={errors.code}>
        <TextInput
          {...controlOf('code', code, setCode)}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={9}
          className="tabular"
        />
      </Field>
    </FormDialog>
  )
}

/** The QR code for authenticator apps, as SVG; undefined until it is drawn. Without it the key can be typed. */
function useQrCode(uri: string): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void (async () => {
      const { default: QRCode } = await import('qrcode')
      const svg = await QRCode.toString(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' })
      if (isCurrent) setPicture(svg)
    })()
    return () => {
      isCurrent = false
    }
  }, [uri])
  return picture
}
