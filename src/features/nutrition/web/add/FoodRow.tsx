import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Ingredient, NutritionSettings } from '../../contract/things.ts'
import { amountOf } from '../../engine/day-sum.ts'
import { amountText, energyText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import styles from '../core/Rows.module.css'

interface FoodRowProps {
  ingredient: Ingredient
  hint: string
  settings: NutritionSettings
  onAdd: () => void
  onChoose: () => void
}

/** A food with its usual amount: one button adds it, another one opens it first. */
export function FoodRow({ ingredient, hint, settings, onAdd, onChoose }: FoodRowProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const energy = energyText(amountOf(ingredient, 'energy_kcal'), settings, t, format)
  const words = dotted([amountText(ingredient, t, format), energy, hint])
  return (
    <li className={styles.row}>
      <button type="button" className={styles.choose} onClick={onChoose}>
        <span className="visually-hidden">{t.sheet.choose} </span>
        <span className={styles.name}>{ingredient.name} </span>
        <span className={styles.hint}>{words}</span>
      </button>
      <IconButton icon={plus} kind="soft" label={`${t.sheet.addOne(ingredient.name)} (${words})`} onClick={onAdd} />
    </li>
  )
}
