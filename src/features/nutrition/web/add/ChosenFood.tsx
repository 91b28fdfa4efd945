import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { heart, heartFull } from '#platform/web/ui/icons/marks.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { refKey } from '../../contract/diary.ts'
import type { Ingredient, StoredThing, NutritionSettings } from '../../contract/things.ts'
import type { Food } from '../../engine/book/food-book.ts'
import { nutritionMessages } from '../core/messages.ts'
import { removeThing, saveThing } from '../data/writing.ts'
import { askFoods } from '../foods-table/foods.ts'
import { AmountFields, type Amount } from '../core/AmountFields.tsx'
import { favouriteId } from './favourite-id.ts'
import { useFoodLanguage } from '../foods-table/use-foods.ts'
import styles from '../core/Rows.module.css'

interface ChosenFoodProps {
  ingredient: Ingredient
  /** The food with its portions; undefined: the component loads it. */
  food: Food | undefined
  settings: NutritionSettings
  things: readonly StoredThing[]
  onBack: () => void
  onAdd: (ingredient: Ingredient) => void
}

/** Form for the amount of a food before it is added. */
export function ChosenFood({ ingredient, food: given, settings, things, onBack, onAdd }: ChosenFoodProps) {
  const t = useMessages(nutritionMessages)
  const client = useQueryClient()
  const language = useFoodLanguage()
  const [food, setFood] = useState(given)
  const [amount, setAmount] = useState<Amount | undefined>(ingredient)
  useEffect(() => {
    if (given) return
    let isCurrent = true
    askFoods({ ask: 'food', ref: ingredient.food, language }).then(
      (found) => isCurrent && found && setFood(found),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [given, ingredient.food, language])
  const favourite = things.find(({ thing }) => thing.kind === 'favourite' && refKey(thing.food) === refKey(ingredient.food))
  const keep = () => saveThing(client, favouriteId(ingredient.food), { kind: 'favourite', ...ingredient, ...amount })
  const chosen = amount && { ...ingredient, ...amount }
  return (
    <Stack
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onAdd(chosen)
      }}
    >
      <div className={styles.chosenHead}>
        <h3 className={styles.chosenName}>{ingredient.name}</h3>
        <IconButton
          icon={favourite ? heartFull : heart}
          pressed={favourite !== undefined}
          label={favourite ? t.amount.notFavourite : t.amount.favourite}
          onClick={() => void (favourite ? removeThing(client, favourite) : keep())}
        />
      </div>
      <AmountFields
        amount={ingredient}
        portions={food?.portions ?? []}
        nutrients={ingredient.nutrients}
        settings={settings}
        onChange={setAmount}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={onBack}>
          {t.sheet.back}
        </Button>
        <Button type="submit" aria-disabled={!chosen || undefined}>
          {t.quick.add}
        </Button>
      </div>
    </Stack>
  )
}
