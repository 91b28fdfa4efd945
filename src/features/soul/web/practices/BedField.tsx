import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { BEDS, type Bed } from '../../practice.ts'
import { practiceMessages } from './messages.ts'

/** Choice of the background sound of a practice. */
export function BedField({ bed, onChange }: { bed: Bed; onChange: (bed: Bed) => void }) {
  const t = useMessages(practiceMessages)
  return (
    <Field label={t.bed}>
      <Select options={BEDS.map((one) => ({ value: one, label: t.beds[one] }))} value={bed} onChange={onChange} />
    </Field>
  )
}
