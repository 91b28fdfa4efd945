import { helplines } from '#platform/care/helplines.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { careMessages } from './messages.ts'
import { ELSEWHERE } from './use-country.ts'

interface CountryFieldProps {
  country: string | undefined
  name: (country: string) => string
  onChoose: (country: string) => void
}

/** Whose helplines are shown. */
export function CountryField({ country, name, onChoose }: CountryFieldProps) {
  const t = useMessages(careMessages)
  const options = helplines.countries
    .map(({ country: value }) => ({ value, label: name(value) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Field label={t.country}>
      <Select value={country ?? ELSEWHERE} options={[...options, { value: ELSEWHERE, label: t.elsewhere }]} onChange={onChoose} />
    </Field>
  )
}
