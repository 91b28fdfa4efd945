import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { MAX_GRAMS } from '../../contract/diary.ts'
import type { MealLine } from '../../engine/book/pantry.ts'
import { amountOf } from '../../engine/day-sum.ts'
import styles from '../core/Rows.module.css'
import { ingredientOf, pickedOf } from '../meal-lines/line-change.ts'
import type { LineProps } from '../meal-lines/MealRow.tsx'
import { energyText, gramsText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { FoodPick } from './FoodPick.tsx'
import { draftMessages } from './messages.ts'

const OWN = 'own' as const

/** One line of a model's draft: its name for the food, the matching food of our tables, and the weight with its range. */
export function GuessRow({ line, guess, change, settings, onChange }: LineProps & { guess: NonNullable<MealLine['guess']> }) {
  const t = useMessages(draftMessages).line
  const words = useMessages(nutritionMessages)
  const format = useFormat()
  const { food: name, quantity } = line.spoken
  const [isLooking, setLooking] = useState(false)
  const [text, setText] = useState(() => format.number(quantity ?? 0, { maximumFractionDigits: 1, useGrouping: false }))
  const picked = pickedOf(line, change)
  const one = ingredientOf(line, change)
  const energy = one && energyText(amountOf(one, 'energy_kcal'), settings, words, format)
  const grams = (value: number) => gramsText(value, format)
  const options: { value: number | typeof OWN; label: string }[] = [
    ...(change.food ? [{ value: OWN, label: change.food.name }] : []),
    ...line.matches.map(({ food }, at) => ({ value: at, label: food.name })),
  ]
  return (
    <div className={styles.words}>
      <span className={styles.hint}>{t.nameFromModel(name)}</span>
      {options.length > 0 && (
        <Field label={words.sheet.instead(name)} labelHidden>
          <Select
            value={change.food ? OWN : picked ? (change.nr ?? 0) : ''}
            placeholder={t.chooseOne}
            onChange={(value) => value !== OWN && onChange({ ...change, nr: value, food: null })}
            options={options}
          />
        </Field>
      )}
      <span className={styles.hint}>{dotted([t.range(grams(quantity ?? 0), grams(guess.low), grams(guess.high)), energy])}</span>
      {picked === undefined ? (
        <span className={styles.check}>{t.unmatched}</span>
      ) : (
        !change.food && change.nr === null && guess.sure !== 'sure' && <span className={styles.check}>{t.sure[guess.sure]}</span>
      )}
      <Cluster gap={2} className={styles.guess}>
        <Field label={t.grams(name)} labelHidden error={change.grams === null ? t.wrong : undefined}>
          <TextInput
            inputMode="decimal"
            suffix="g"
            value={text}
            onChange={(value) => {
              setText(value)
              const read = parseAmount(value, format.locale)
              onChange({ ...change, grams: read && read <= MAX_GRAMS ? read : null })
            }}
          />
        </Field>
        <Button kind="quiet" size="sm" aria-label={t.searchFor(name)} aria-expanded={isLooking} onClick={() => setLooking(!isLooking)}>
          {t.search}
        </Button>
      </Cluster>
      {isLooking && (
        <FoodPick
          name={name}
          onPick={(food) => {
            setLooking(false)
            onChange({ ...change, food, nr: null })
          }}
        />
      )}
    </div>
  )
}
