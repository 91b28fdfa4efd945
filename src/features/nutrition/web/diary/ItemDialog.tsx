import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import type { DiaryItem } from '../../contract/diary.ts'
import type { StoredThing, NutritionSettings } from '../../contract/things.ts'
import type { Portion } from '../../engine/household.ts'
import { AmountFields, type Amount } from '../core/AmountFields.tsx'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { clockOf, minutesIn } from '../core/day.ts'
import { nutritionMessages } from '../core/messages.ts'
import { changeItems, removeItems } from '../data/writing.ts'
import { askFoods } from '../foods-table/foods.ts'

interface ItemDialogProps {
  item: DiaryItem
  meals: readonly { id: string; name: string }[]
  settings: NutritionSettings
  things: readonly StoredThing[]
  onClose: () => void
}

/** Dialog for an item of the diary: amount, meal, and eaten or planned. */
export default function ItemDialog({ item, meals, settings, onClose }: ItemDialogProps) {
  const t = useMessages(nutritionMessages)
  const client = useQueryClient()
  const language = useFoodLanguage()
  const [portions, setPortions] = useState<readonly Portion[]>([])
  const [amount, setAmount] = useState<Amount | undefined>(item)
  const [meal, setMeal] = useState(item.meal)
  const [state, setState] = useState(item.state)
  const [minutes, setMinutes] = useState(item.minutes)
  useEffect(() => {
    if (item.grams === null) return
    askFoods({ ask: 'food', ref: item.food, language }).then(
      (food) => food && setPortions(food.portions),
      () => {},
    )
  }, [item, language])
  return (
    <FormDialog
      title={item.name}
      submit={t.amount.save}
      cancel={t.amount.cancel}
      gap={4}
      onClose={onClose}
      onSubmit={() => {
        if (!amount) return
        void changeItems(client, [item], [{ ...item, grams: amount.grams, portion: amount.portion, meal, state, minutes }])
        onClose()
      }}
    >
      {item.grams !== null && (
        <AmountFields amount={item} portions={portions} nutrients={item.nutrients} settings={settings} onChange={setAmount} />
      )}
      <Field label={t.sheet.meal}>
        <Select value={meal} onChange={setMeal} options={meals.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
      <Field label={t.amount.time} optional>
        <TimeField value={clockOf(minutes)} onChange={(time) => setMinutes(minutesIn(time))} />
      </Field>
      <SegmentedControl
        label={t.state.label}
        value={state}
        onChange={setState}
        options={[
          { value: 'eaten', label: t.state.eaten },
          { value: 'planned', label: t.state.planned },
        ]}
      />
      <Button
        kind="quiet"
        icon={trash}
        onClick={() => {
          void removeItems(client, [item])
          onClose()
        }}
      >
        {t.amount.remove}
      </Button>
    </FormDialog>
  )
}
