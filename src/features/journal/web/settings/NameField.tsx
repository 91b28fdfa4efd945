import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { settingsMessages } from './messages.ts'
import type { NameProblem } from './names.ts'

type Props = { value: string; onChange: (name: string) => void; problem: NameProblem | false | undefined }

/** The name of a record. */
export function NameField({ value, onChange, problem }: Props) {
  const t = useMessages(settingsMessages)
  return (
    <Field label={t.name} error={problem ? t[problem] : undefined} required>
      <TextInput dir="auto" maxLength={80} value={value} onChange={onChange} />
    </Field>
  )
}
