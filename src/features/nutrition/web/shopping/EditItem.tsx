import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { AISLES, type Aisle, type StoredShopping } from '../../contract/shopping.ts'
import { aisleWordId, shoppingKey } from '../../engine/shopping/aisles.ts'
import { writeThings } from '../data/writing.ts'
import { reckonedText } from './list-words.ts'
import { shoppingMessages } from './messages.ts'

/** Form for the amount of an item as free text, and for its aisle, which is remembered. */
export default function EditItem({ one: { id, thing }, onClose }: { one: StoredShopping; onClose: () => void }) {
  const t = useMessages(shoppingMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [amount, setAmount] = useState(thing.amount)
  const [aisle, setAisle] = useState<Aisle>(thing.aisle)
  const reckoned = reckonedText(thing, t, format)
  return (
    <FormDialog
      title={thing.name}
      submit={t.edit.save}
      cancel={t.edit.cancel}
      gap={4}
      onClose={onClose}
      onSubmit={() => {
        const of = shoppingKey(thing)
        const word = aisle === thing.aisle ? [] : [{ id: aisleWordId(of), thing: { kind: 'aisle' as const, of, name: thing.name, aisle } }]
        void writeThings(client, [{ id, thing: { ...thing, amount: amount.trim(), aisle } }, ...word], t.label(thing.name))
        onClose()
      }}
    >
      <Field label={t.edit.amount} optional {...(reckoned === '' ? {} : { hint: t.edit.reckoned(reckoned) })}>
        <TextInput value={amount} maxLength={80} onChange={setAmount} />
      </Field>
      <Field label={t.edit.aisle} hint={t.edit.aisleHint}>
        <Select value={aisle} onChange={setAisle} options={AISLES.map((value) => ({ value, label: t.aisles[value] }))} />
      </Field>
    </FormDialog>
  )
}
