import { useQueryClient } from '@tanstack/react-query'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { drop } from '#platform/web/ui/icons/choices.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { COFFEE, WATER } from '../../content/drinks.ts'
import type { Ingredient, NutritionSettings } from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'
import { addItems, itemsAt } from '../data/writing.ts'
import { minutesNow } from '../core/day.ts'

interface InPassingProps {
  day: LocalDay
  today: LocalDay
  settings: NutritionSettings
  onQuick: () => void
}

/** Grams of a cup in the table. */
const COFFEE_GRAMS = 237

/** Buttons for water and coffee, one press each, and for the quick entry. */
export function InPassing({ day, today, settings, onQuick }: InPassingProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const client = useQueryClient()
  const place = { day, meal: 'snacks', state: day > today ? 'planned' : 'eaten', minutes: day === today ? minutesNow() : null } as const
  const millilitres = settings.waterMillilitres
  // A millilitre of water weighs a gram.
  const water: Ingredient = {
    food: { source: 'usda', id: WATER.code },
    name: t.drinks.waterName,
    grams: millilitres,
    portion: { quantity: millilitres, unit: 'ml', gramsEach: 1 },
    nutrients: WATER.nutrients,
  }
  const coffee: Ingredient = {
    food: { source: 'usda', id: COFFEE.code },
    name: t.drinks.coffeeName,
    grams: COFFEE_GRAMS,
    portion: { quantity: 1, unit: 'cup', gramsEach: COFFEE_GRAMS },
    nutrients: COFFEE.nutrients,
  }
  return (
    <Stack aria-label={t.drinks.label} as="section" gap={2}>
      <h2 className="small-title">{t.drinks.label}</h2>
      <Cluster gap={2}>
        <Button kind="soft" size="sm" icon={drop} onClick={() => void addItems(client, itemsAt(place, [water]))}>
          {t.drinks.water(`${format.number(millilitres)} ml`)}
        </Button>
        <Button kind="soft" size="sm" icon={plus} onClick={() => void addItems(client, itemsAt(place, [coffee]))}>
          {t.drinks.coffee}
        </Button>
        <Button kind="soft" size="sm" icon={edit} onClick={onQuick}>
          {t.drinks.quick}
        </Button>
      </Cluster>
    </Stack>
  )
}
