import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { chevronStart } from '#platform/web/ui/icons/controls.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { NUTRIENTS } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import { energyText, gramsText, measureText, nutrientName, nutrientText } from '../core/amounts.ts'
import { foodMessages } from './messages.ts'
import styles from './Foods.module.css'

interface FoodDetailsProps {
  food: Food
  settings: NutritionSettings
  onBack: () => void
  onOwn: () => void
}

/** All values of a food per 100 g, and the missing ones. */
export function FoodDetails({ food, settings, onBack, onOwn }: FoodDetailsProps) {
  const t = useMessages(foodMessages)
  const format = useFormat()
  const language = useFoodLanguage()
  const { nutrients } = food
  const missing = NUTRIENTS.filter((one) => nutrients[one] === undefined)
  return (
    <Card as="section" aria-label={food.name} gap={4}>
      <div className={styles.buttons}>
        <Button kind="quiet" size="sm" icon={chevronStart} onClick={onBack}>
          {t.back}
        </Button>
        <Button kind="soft" size="sm" icon={edit} onClick={onOwn}>
          {t.makeOwn}
        </Button>
      </div>
      <h2 className="small-title">{food.name}</h2>
      <p className={styles.status}>{dotted([food.group, t.source[food.ref.source]])}</p>
      {food.portions.length > 0 && (
        <p>{dotted(food.portions.map(({ unit, grams }) => `${measureText(unit, 1, t)}: ${gramsText(grams, format)}`))}</p>
      )}
      {!settings.hidesNumbers && (
        <Table caption={t.per100} numeric>
          {NUTRIENTS.filter((one) => nutrients[one] !== undefined).map((one) => (
            <tr key={one}>
              <th scope="row">{nutrientName(one, language)}</th>
              <td>
                {one === 'energy_kcal' ? energyText(nutrients[one], settings, t, format) : nutrientText(one, nutrients[one]!, format)}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {missing.length > 0 && <p className={styles.status}>{t.unknown(missing.map((one) => nutrientName(one, language)))}</p>}
    </Card>
  )
}
