import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { MAX_GRAMS, type DiaryItem, type NutrientValues } from '../../contract/diary.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { amountOf } from '../../engine/day-sum.ts'
import type { Portion } from '../../engine/household.ts'
import { energyText, gramsText, macrosText, measureText } from './amounts.ts'
import { nutritionMessages } from './messages.ts'
import styles from './Rows.module.css'

export type Amount = Pick<DiaryItem, 'grams' | 'portion'>

/** From this amount on, a hint says that this is a lot. */
const MUCH_GRAMS = 2000

interface AmountFieldsProps {
  amount: Amount
  portions: readonly Portion[]
  /** Per 100 g. */
  nutrients: NutrientValues
  settings: NutritionSettings
  onChange: (amount: Amount | undefined) => void
}

/** Fields for an amount: a number, and grams or one of the food's measures. `onChange` gets undefined for an invalid amount. */
export function AmountFields({ amount, portions, nutrients, settings, onChange }: AmountFieldsProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const [unit, setUnit] = useState(amount.portion?.unit ?? 'g')
  const [text, setText] = useState(() =>
    format.number(amount.portion?.quantity ?? amount.grams ?? 0, { maximumFractionDigits: 2, useGrouping: false }),
  )
  const measures = [...portions]
  if (amount.portion && !measures.some((one) => one.unit === amount.portion!.unit))
    measures.push({ unit: amount.portion.unit, grams: amount.portion.gramsEach })
  const read = (nextText: string, nextUnit: string): Amount | undefined => {
    const quantity = parseAmount(nextText, format.locale)
    if (!quantity) return undefined
    const each = measures.find((one) => one.unit === nextUnit)?.grams
    const grams = quantity * (each ?? 1)
    if (grams > MAX_GRAMS) return undefined
    return { grams, portion: each === undefined ? null : { quantity, unit: nextUnit, gramsEach: each } }
  }
  const now = read(text, unit)
  const change = (nextText: string, nextUnit: string) => {
    setText(nextText)
    setUnit(nextUnit)
    onChange(read(nextText, nextUnit))
  }
  const words = now?.grams
    ? [
        unit === 'g' ? '' : gramsText(now.grams, format),
        energyText(amountOf({ grams: now.grams, nutrients }, 'energy_kcal'), settings, t, format),
        ...(settings.hidesNumbers ? [] : macrosText({ grams: now.grams, nutrients }, t, format)),
      ]
    : []
  return (
    <div className={styles.amount}>
      <Field label={t.amount.quantity} error={now ? undefined : t.amount.wrong} hint={dotted(words) || ' '}>
        <TextInput inputMode="decimal" value={text} onChange={(value) => change(value, unit)} />
      </Field>
      <Field label={t.amount.unit}>
        <Select
          value={unit}
          onChange={(value) => {
            const next = value
            // Switching to pieces starts with one; switching to grams starts with the weight of the pieces.
            const carried = next === 'g' ? (now?.grams ?? 100) : unit === 'g' ? 1 : undefined
            change(carried === undefined ? text : format.number(carried, { maximumFractionDigits: 1, useGrouping: false }), next)
          }}
          options={[
            { value: 'g', label: t.amount.grams },
            ...measures.map((one) => ({ value: one.unit, label: `${measureText(one.unit, 1, t)} (${gramsText(one.grams, format)})` })),
          ]}
        />
      </Field>
      {now?.grams != null && now.grams >= MUCH_GRAMS && <p className={styles.much}>{t.amount.much(gramsText(now.grams, format))}</p>}
    </div>
  )
}
