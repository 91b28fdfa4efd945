import { useMemo, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { entryMessages } from '../core/entry-messages.ts'

/** The place, in the person's own words. The device's location is never read. */
export function PlaceField({ value, onChange }: { value: string | null; onChange: (place: string | null) => void }) {
  const t = useMessages(entryMessages).details
  const [typed, setTyped] = useState(value ?? '')
  const keep = useMemo(() => () => (typed.trim() || null) !== value && onChange(typed.trim() || null), [typed, value, onChange])
  return (
    <Field label={t.place} hint={t.placeHint}>
      <TextInput
        dir="auto"
        value={typed}
        maxLength={200}
        onChange={setTyped}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </Field>
  )
}
