import type { DateOrder, OpenDate } from '#platform/contract/import-endpoints.ts'
import { useFormat } from '../i18n/format.ts'
import { useMessages } from '../i18n/messages.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { importMessages } from './messages.ts'

type Props = { open: OpenDate; order: DateOrder | undefined; onChoose: (order: DateOrder) => void }

/** Asks which day a date of the file is that can be read in two ways. */
export function DateOrderField({ open: { text, dayFirst, monthFirst }, order, onChoose }: Props) {
  const t = useMessages(importMessages)
  const format = useFormat()
  return (
    <Field label={t.dateOrder} hint={t.dateOrderHint(text)}>
      <Select
        placeholder={t.choosePlease}
        options={[
          { value: 'dayFirst', label: format.localDay(dayFirst, 'long') },
          { value: 'monthFirst', label: format.localDay(monthFirst, 'long') },
        ]}
        value={order ?? ''}
        onChange={onChoose}
      />
    </Field>
  )
}
