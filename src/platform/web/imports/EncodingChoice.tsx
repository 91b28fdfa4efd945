import { TEXT_ENCODINGS, type TextEncodingName } from '#platform/contract/imports.ts'
import { useMessages } from '../i18n/messages.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { importMessages } from './messages.ts'

type Props = { encoding: TextEncodingName; disabled: boolean; onChoose: (encoding: TextEncodingName) => void }

/** What a file's texts were read as, where that had to be guessed; choosing another reads them anew. */
export function EncodingChoice({ encoding, disabled, onChoose }: Props) {
  const t = useMessages(importMessages)
  return (
    <Field label={t.readAs} hint={t.readAsHint}>
      <Select
        options={TEXT_ENCODINGS.map((value) => ({ value, label: t.encodings[value] }))}
        value={encoding}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value as TextEncodingName)}
      />
    </Field>
  )
}
