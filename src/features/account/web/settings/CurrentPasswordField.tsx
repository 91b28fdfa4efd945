import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'

type Props = { label: string; name?: string; value: string; onChange: (value: string) => void; error: string | undefined }

/** The current password, as a proof of identity. */
export function CurrentPasswordField({ label, name = 'password', value, onChange, error }: Props) {
  return (
    <Field label={label} error={error}>
      <PasswordInput name={name} autoComplete="current-password" maxLength={200} value={value} onChange={onChange} />
    </Field>
  )
}
