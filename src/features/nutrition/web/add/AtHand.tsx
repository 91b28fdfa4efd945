import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { UsualFood } from '../../contract/api.ts'
import { refKey } from '../../contract/diary.ts'
import type { Ingredient, StoredThing, NutritionSettings } from '../../contract/things.ts'
import { portionGrams, recipeNutrients } from '../../engine/recipe.ts'
import { energyText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { sumOf } from '../../engine/day-sum.ts'
import { FoodRow } from './FoodRow.tsx'
import { usualIn } from '../foods-table/use-foods.ts'
import styles from '../core/Rows.module.css'

interface AtHandProps {
  meal: string
  usual: readonly UsualFood[]
  things: readonly StoredThing[]
  settings: NutritionSettings
  onAdd: (list: readonly Ingredient[]) => void
  onChoose: (ingredient: Ingredient) => void
}

const LATELY = 20

/** Foods without a search: the person's meals, favourites, recipes and recent foods, with the usual ones of this meal first. */
export function AtHand({ meal, usual, things, settings, onAdd, onChoose }: AtHandProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const weights = new Map(usualIn(usual, meal).map(([ref, weight]) => [refKey(ref), weight]))
  const lately = usual.toSorted((a, b) => (weights.get(refKey(b.food)) ?? 0) - (weights.get(refKey(a.food)) ?? 0)).slice(0, LATELY)
  const meals = things.flatMap(({ id, thing }) => (thing.kind === 'meal' ? [{ id, thing }] : []))
  const favourites = things.flatMap(({ id, thing }) => (thing.kind === 'favourite' ? [{ id, thing }] : []))
  const recipes = things.flatMap(({ id, thing }): { id: string; one: Ingredient }[] => {
    if (thing.kind !== 'recipe') return []
    const each = portionGrams(thing)
    const portion = { quantity: 1, unit: 'serving', gramsEach: each }
    return [{ id, one: { food: { source: 'recipe', id }, name: thing.name, grams: each, portion, nutrients: recipeNutrients(thing) } }]
  })
  const row = (key: string, ingredient: Ingredient, hint = '') => (
    <FoodRow
      key={key}
      ingredient={ingredient}
      hint={hint}
      settings={settings}
      onAdd={() => onAdd([ingredient])}
      onChoose={() => onChoose(ingredient)}
    />
  )
  const section = (title: string, rows: React.ReactNode[]) =>
    rows.length > 0 && (
      <section>
        <h3 className={styles.section}>{title}</h3>
        <ul role="list" className={styles.list} aria-label={title}>
          {rows}
        </ul>
      </section>
    )
  return (
    <>
      {section(
        t.sheet.mealsStored,
        meals.map(({ id, thing }) => {
          const words = [
            thing.items.map(({ name }) => name).join(', '),
            energyText(sumOf(thing.items).nutrients.energy_kcal?.amount, settings, t, format),
          ]
          return (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name}>{thing.name}</span>
                <span className={styles.hint}>{dotted(words)}</span>
              </span>
              <IconButton
                icon={plus}
                kind="soft"
                label={`${t.sheet.addOne(thing.name)} (${words[0]})`}
                onClick={() => onAdd(thing.items)}
              />
            </li>
          )
        }),
      )}
      {section(
        t.sheet.favourites,
        favourites.map(({ id, thing }) => row(id, thing)),
      )}
      {section(
        t.sheet.lately,
        lately.map(({ food, name, grams, portion, nutrients, times }) =>
          row(refKey(food), { food, name, grams, portion, nutrients }, `× ${format.number(times)}`),
        ),
      )}
      {section(
        t.sheet.recipes,
        recipes.map(({ id, one }) => row(`recipe ${id}`, one)),
      )}
    </>
  )
}
