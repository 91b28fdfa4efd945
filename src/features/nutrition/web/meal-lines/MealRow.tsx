import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { AmountFields } from '../core/AmountFields.tsx'
import type { NutritionSettings } from '../../contract/things.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { amountOf } from '../../engine/day-sum.ts'
import { amountText, energyText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import styles from '../core/Rows.module.css'
import { ingredientOf, pickedOf, type LineChange } from './line-change.ts'

export interface LineProps {
  line: MealLine
  change: LineChange
  settings: NutritionSettings
  onChange: (change: LineChange) => void
}

/** One food that our own parser understood. */
export function MealRow({ line, change, settings, onChange }: LineProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const { problem, isRough } = line.spoken
  const food = line.spelled
  if (problem) {
    return (
      <p className={styles.words}>
        <span className={styles.name}>{food}</span>
        <span className={styles.check}>{t.sheet.problem[problem]}</span>
      </p>
    )
  }
  const picked = pickedOf(line, change)
  if (!picked) return <p className={styles.words}>{t.sheet.unknown(food)}</p>
  const one = ingredientOf(line, change)
  const nr = change.nr ?? 0
  return (
    <div className={styles.words}>
      <Field label={t.sheet.instead(food)} labelHidden>
        <Select
          value={nr}
          onChange={(value) => onChange({ ...change, nr: value, grams: undefined, portion: null })}
          options={line.matches.map(({ food: { name } }, at) => ({ value: at, label: name }))}
        />
      </Field>
      <span className={styles.hint}>
        {one && dotted([amountText(one, t, format), energyText(amountOf(one, 'energy_kcal'), settings, t, format)])}
        {change.grams === undefined && (picked.weight.isGuess || isRough) && <span className={styles.check}>{t.sheet.check}</span>}
        <Button
          kind="quiet"
          size="sm"
          aria-label={t.sheet.changeAmount(food)}
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {t.amount.quantity}
        </Button>
      </span>
      {isEditing && (
        <AmountFields
          key={nr}
          amount={one ?? picked.weight}
          portions={picked.food.portions}
          nutrients={picked.food.nutrients}
          settings={settings}
          onChange={(amount) => onChange({ ...change, grams: amount ? amount.grams : null, portion: amount?.portion ?? null })}
        />
      )}
    </div>
  )
}
