import { useMutation } from '@tanstack/react-query'
import { rereadImport } from '#platform/contract/import-endpoints.ts'
import { TEXT_ENCODINGS, type TextEncodingName } from '#platform/contract/imports.ts'
import { useMessages } from '../i18n/messages.ts'
import { mutationOf } from '../query/mutation-of.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { importMessages } from './messages.ts'

type Props = { id: string; encoding: TextEncodingName | null | undefined; onChange: () => void }

/** The text encoding of a file, if it was guessed; choosing another parses the file again. */
export function EncodingChoice({ id, encoding, onChange }: Props) {
  const t = useMessages(importMessages)
  const reread = useMutation({ ...mutationOf(rereadImport), onSettled: onChange })
  if (!encoding) return null
  return (
    <Field label={t.readAs} hint={t.readAsHint} error={reread.error?.message}>
      <Select
        options={TEXT_ENCODINGS.map((value) => ({ value, label: t.encodings[value] }))}
        value={encoding}
        disabled={reread.isPending}
        onChange={(value) => reread.mutate({ params: { id }, body: { encoding: value } })}
      />
    </Field>
  )
}
