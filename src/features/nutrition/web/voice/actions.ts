import { localDayOf } from '#platform/contract/dates.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { currentSession } from '#platform/web/session/session.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { COFFEE, WATER } from '../../content/drinks.ts'
import type { Ingredient } from '../../contract/things.ts'
import { minutesNow } from '../core/day.ts'
import { nutritionMessages } from '../core/messages.ts'
import { askFoods } from '../foods-table/foods.ts'
import { ingredientOf, UNCHANGED } from '../meal-lines/line-change.ts'
import { GLASS_ML } from './food-words.ts'
import { itemsAt, takeItemsBack, writeItems } from '../data/writing.ts'

const WORDS = {
  en: {
    water: (ml: number) => `Log ${ml} ml of water?`,
    coffee: () => 'Log a cup of black coffee?',
    ate: (foods: string) => `Log ${foods}?`,
    unsure: 'I did not recognise all of that as food. Please check it here.',
    done: (name: string) => `Logged: ${name}.`,
    link: 'Food diary',
  },
  de: {
    water: (ml: number) => `${ml} ml Wasser eintragen?`,
    coffee: () => 'Eine Tasse schwarzen Kaffee eintragen?',
    ate: (foods: string) => `${foods} eintragen?`,
    unsure: 'Ich habe nicht alles davon als Essen erkannt. Bitte prüf es hier.',
    done: (name: string) => `Eingetragen: ${name}.`,
    link: 'Ernährungstagebuch',
  },
} as const

/** Grams of a cup in the table. */
const CUP_GRAMS = 237

async function drinkOf(drink: 'water' | 'coffee', millilitres: number): Promise<Ingredient> {
  const { drinks } = await messagesSoon(nutritionMessages)
  return drink === 'water'
    ? {
        food: { source: 'usda', id: WATER.code },
        name: drinks.waterName,
        // A millilitre of water weighs a gram.
        grams: millilitres,
        portion: { quantity: millilitres, unit: 'ml', gramsEach: 1 },
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

/** A larger amount was misheard. */
const MOST_ML = 5000

export async function drinkOutcome(
  drink: 'water' | 'coffee',
  context: CommandContext,
  millilitres = GLASS_ML,
): Promise<Outcome | undefined> {
  if (millilitres <= 0 || millilitres > MOST_ML) return undefined
  const t = WORDS[context.language]
  return proposal(t[drink](millilitres), 'snacks', () => drinkOf(drink, millilitres).then((food) => [food]), context)
}

/** Outcome of a spoken meal, with the meal parser. Proposes nothing unless all foods are recognized. */
export async function ateOutcome(text: string, context: CommandContext): Promise<Outcome | undefined> {
  const t = WORDS[context.language]
  const spoken = await askFoods({ ask: 'say', text: withoutVerbs(text), language: context.language, usual: [] })
  const foods = spoken.lines.flatMap((line) => ingredientOf(line, UNCHANGED) ?? []).filter(({ grams }) => grams !== null)
  if (foods.length === 0 || foods.length < spoken.lines.length) return { kind: 'open', to: '/nutrition-analytics?add', words: t.unsure }
  const format = formatNow()
  const names = foods.map(({ name, grams }) => `${name} (${format.number(Math.round(grams ?? 0))} g)`)
  return proposal(t.ate(format.list(names)), spoken.meal ?? 'snacks', async () => foods, context)
}

/** Words for eating, which are no foods. */
const VERBS =
  /\b(?:i(?:['’]?ve)?|we|just|had|have|ate|eaten|ich|hab|habe|gegessen|getrunken|gerade|grad|es gab|log|add|this morning|today|heute)\b/giu
const withoutVerbs = (text: string): string => text.replace(VERBS, ' ').trim()

async function proposal(
  words: string,
  meal: string,
  foodsOf: () => Promise<readonly Ingredient[]>,
  { client, language }: CommandContext,
): Promise<Outcome | undefined> {
  const t = WORDS[language]
  const { user } = currentSession()
  if (!user) return undefined
  return {
    kind: 'propose',
    words,
    perform: async () => {
      const foods = await foodsOf()
      const day = localDayOf(new Date(), user.zone, user.dayStart)
      const items = itemsAt({ day, meal, state: 'eaten', minutes: minutesNow() }, foods)
      if (!(await writeItems(client, items))) return undefined
      return {
        words: t.done(formatNow().list(foods.map(({ name }) => name))),
        undo: () => takeItemsBack(client, items),
        links: [{ to: '/nutrition-analytics', label: t.link }],
      }
    },
  }
}
