import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { KJ_PER_KCAL, NUTRIENT_DECIMALS, NUTRIENTS, unitOf, type Nutrient, type Nutrients } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { nutrientName } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { addItems, itemsAt } from '../data/writing.ts'
import { minutesNow } from '../core/day.ts'
import styles from './Diary.module.css'

interface QuickDialogProps {
  day: LocalDay
  today: LocalDay
  /** On the week plan the entry is planned, on any day. */
  isPlan?: boolean
  meal: string
  meals: readonly { id: string; name: string }[]
  settings: NutritionSettings
  onClose: () => void
}

const FIRST: readonly Nutrient[] = ['energy_kcal', 'protein_g', 'carbohydrate_g', 'fat_g']
const FIRST_WITHOUT_NUMBERS: readonly Nutrient[] = []

/** Quick entry: typed amounts of energy and any nutrient, for food that no table has. */
export default function QuickDialog({ day, today, meal: firstMeal, meals, settings, isPlan = false, onClose }: QuickDialogProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const language = useFoodLanguage()
  const [name, setName] = useState('')
  const [meal, setMeal] = useState(firstMeal)
  const [shown, setShown] = useState<readonly Nutrient[]>(settings.hidesNumbers ? FIRST_WITHOUT_NUMBERS : FIRST)
  const [texts, setTexts] = useState<Partial<Record<Nutrient, string>>>({})
  const [isTried, setTried] = useState(false)
  const isKj = settings.energyUnit === 'kJ'
  const amounts: Nutrients = {}
  let isWrong = false
  for (const nutrient of shown) {
    const text = texts[nutrient]?.trim()
    if (!text) continue
    const value = parseAmount(text, format.locale, NUTRIENT_DECIMALS)
    if (value === undefined || value > 100_000) isWrong = true
    else amounts[nutrient] = nutrient === 'energy_kcal' && isKj ? value / KJ_PER_KCAL : value
  }
  // With hidden numbers, a name alone is a valid entry.
  const isNothing = Object.keys(amounts).length === 0 && (!settings.hidesNumbers || name.trim() === '')
  return (
    <FormDialog
      title={t.quick.title}
      description={settings.hidesNumbers ? undefined : t.quick.lead}
      submit={t.quick.add}
      cancel={t.amount.cancel}
      gap={4}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (isWrong || isNothing) return
        const state = isPlan || day > today ? 'planned' : 'eaten'
        const place = { day, meal, state, minutes: day === today && !isPlan ? minutesNow() : null } as const
        const one = {
          food: { source: 'quick', id: '' },
          name: name.trim() || t.quick.nameDefault,
          grams: null,
          portion: null,
          nutrients: amounts,
        } as const
        void addItems(client, itemsAt(place, [one]))
        onClose()
      }}
    >
      <Field label={t.quick.name} optional={!settings.hidesNumbers} error={isTried && isNothing ? t.quick.nothing : undefined}>
        <TextInput value={name} maxLength={200} onChange={setName} />
      </Field>
      <Field label={t.sheet.meal}>
        <Select value={meal} onChange={setMeal} options={meals.map((one) => ({ value: one.id, label: one.name }))} />
      </Field>
      {shown.length > 0 && (
        <div className={styles.pair}>
          {shown.map((nutrient) => {
            const text = texts[nutrient] ?? ''
            const isBad = text.trim() !== '' && parseAmount(text, format.locale, NUTRIENT_DECIMALS) === undefined
            return (
              <Field key={nutrient} label={nutrientName(nutrient, language)} error={isBad ? t.amount.wrong : undefined}>
                <TextInput
                  inputMode="decimal"
                  suffix={nutrient === 'energy_kcal' && isKj ? t.quick.kj : unitOf(nutrient)}
                  value={text}
                  onChange={(value) => setTexts({ ...texts, [nutrient]: value })}
                />
              </Field>
            )
          })}
        </div>
      )}
      {!settings.hidesNumbers && (
        <Field label={t.quick.nutrient}>
          <Select
            value=""
            placeholder="…"
            onChange={(value) => setShown([...shown, value])}
            options={NUTRIENTS.filter((one) => !shown.includes(one)).map((one) => ({ value: one, label: nutrientName(one, language) }))}
          />
        </Field>
      )}
    </FormDialog>
  )
}
