import { localDayOf } from '#platform/contract/dates.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { currentSession } from '#platform/web/session/session.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { COFFEE, WATER } from '../../content/drinks.ts'
import type { Ingredient } from '../../contract/things.ts'
import { minutesNow } from '../core/day.ts'
import { nutritionMessages } from '../core/messages.ts'
import { itemsAt, takeItemsBack, writeItems } from '../data/writing.ts'

const WORDS = {
  en: {
    water: 'Log a glass of water, 250 ml?',
    coffee: 'Log a cup of black coffee?',
    done: (name: string) => `Logged: ${name}.`,
    link: 'Food diary',
  },
  de: {
    water: 'Ein Glas Wasser eintragen, 250 ml?',
    coffee: 'Eine Tasse schwarzen Kaffee eintragen?',
    done: (name: string) => `Eingetragen: ${name}.`,
    link: 'Ernährungstagebuch',
  },
} as const

const GLASS_ML = 250
/** A cup, as the table weighs it. */
const CUP_GRAMS = 237

async function ingredientOf(drink: 'water' | 'coffee'): Promise<Ingredient> {
  const { drinks } = await messagesSoon(nutritionMessages)
  return drink === 'water'
    ? {
        food: { source: 'usda', id: WATER.code },
        name: drinks.waterName,
        // A millilitre of water weighs a gram.
        grams: GLASS_ML,
        portion: { quantity: GLASS_ML, unit: 'ml', gramsEach: 1 },
        nutrients: WATER.nutrients,
      }
    : {
        food: { source: 'usda', id: COFFEE.code },
        name: drinks.coffeeName,
        grams: CUP_GRAMS,
        portion: { quantity: 1, unit: 'cup', gramsEach: CUP_GRAMS },
        nutrients: COFFEE.nutrients,
      }
}

export async function drinkOutcome(drink: 'water' | 'coffee', { client, language }: CommandContext): Promise<Outcome | undefined> {
  const t = WORDS[language]
  const { user } = currentSession()
  if (!user) return undefined
  return {
    kind: 'propose',
    words: t[drink],
    perform: async () => {
      const food = await ingredientOf(drink)
      const day = localDayOf(new Date(), user.zone, user.dayStart)
      const items = itemsAt({ day, meal: 'snacks', state: 'eaten', minutes: minutesNow() }, [food])
      if (!(await writeItems(client, items))) return undefined
      return {
        words: t.done(food.name),
        undo: () => takeItemsBack(client, items),
        links: [{ to: '/nutrition-analytics', label: t.link }],
      }
    },
  }
}
