import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { close } from '#platform/web/ui/icons/controls.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { NutritionSettings } from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'
import { saveSettings } from '../data/writing.ts'
import styles from './Diary.module.css'

const MOST_MEALS = 12

/** Settings for own meals besides the four, and for the amount of the water button. */
export default function MealsDialog({ settings, onClose }: { settings: NutritionSettings; onClose: () => void }) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [meals, setMeals] = useState(settings.meals)
  const [name, setName] = useState('')
  const [water, setWater] = useState(() => format.number(settings.waterMillilitres, { useGrouping: false }))
  const millilitres = Math.round(parseAmount(water, format.locale) ?? 0)
  const isWater = millilitres >= 50 && millilitres <= 2000
  return (
    <FormDialog
      title={t.mealsDialog.title}
      description={t.mealsDialog.lead}
      submit={t.amount.save}
      cancel={t.amount.cancel}
      gap={4}
      onClose={onClose}
      onSubmit={() => {
        if (!isWater) return
        const added = name.trim() === '' ? [] : [{ id: uuidv7(), name: name.trim() }]
        void saveSettings(client, { ...settings, waterMillilitres: millilitres, meals: [...meals, ...added].slice(0, MOST_MEALS) })
        onClose()
      }}
    >
      {meals.length > 0 && (
        <ul role="list" className={styles.items} aria-label={t.mealsDialog.own}>
          {meals.map((meal) => (
            <li key={meal.id} className={styles.item}>
              <span className={styles.itemButton}>{meal.name}</span>
              <IconButton
                icon={close}
                label={t.mealsDialog.without(meal.name)}
                onClick={() => setMeals(meals.filter(({ id }) => id !== meal.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {meals.length < MOST_MEALS && (
        <Field label={t.mealsDialog.name} optional>
          <TextInput value={name} maxLength={40} onChange={setName} />
        </Field>
      )}
      <Field label={t.mealsDialog.water} error={isWater ? undefined : t.mealsDialog.waterWrong}>
        <TextInput inputMode="numeric" suffix="ml" value={water} onChange={setWater} />
      </Field>
    </FormDialog>
  )
}
