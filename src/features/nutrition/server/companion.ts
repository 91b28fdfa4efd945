import { z } from 'zod'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { holdsWords, type CompanionAction, type Facts, type FactsAsked } from '#platform/server/companion-slots.ts'
import { MEALS, type DiaryItem } from '../contract/diary.ts'
import { settingsOf } from './settings.ts'
import { itemsSince } from './store.ts'

const MOST_OPENED = 800
const MOST_NAMED = 30

/** Eaten foods, one line a day; energy only if the person does not hide figures. */
export async function foodFacts(app: HasDb & HasVault, person: Person, asked: FactsAsked): Promise<Facts | undefined> {
  if (asked.area !== 'food') return undefined
  const key = await app.vault.keyOf(person.id)
  const [items, { hidesNumbers }] = await Promise.all([
    itemsSince(app.db, key, person.id, asked.from, asked.to, MOST_OPENED),
    settingsOf(app, person.id),
  ])
  const eaten = items.filter(({ state, name }) => state === 'eaten' && holdsWords(name, asked.words))
  const days = [...Map.groupBy(eaten, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? 1 : -1))
  return {
    total: days.length,
    lines: days.slice(0, asked.most).map(([day, own]) => ({
      text: textOf(day, own, hidesNumbers || asked.words !== undefined),
      source: { title: '', day, to: `/nutrition-analytics?day=${day}` },
    })),
  }
}

function textOf(day: LocalDay, items: readonly DiaryItem[], isWithoutEnergy: boolean): string {
  const meals = [...Map.groupBy(items.slice(0, MOST_NAMED), ({ meal }) => (MEALS.some((one) => one === meal) ? meal : 'another meal'))].map(
    ([meal, own]) => `${meal}: ${own.map(({ name }) => name).join(', ')}`,
  )
  const known = items.filter(({ nutrients }) => nutrients.energy_kcal !== undefined)
  const kcal = known.reduce((sum, { nutrients, grams }) => sum + (nutrients.energy_kcal ?? 0) * (grams === null ? 1 : grams / 100), 0)
  const rest = items.length > MOST_NAMED ? `; and ${items.length - MOST_NAMED} more` : ''
  const energy = isWithoutEnergy || known.length === 0 ? '' : `; about ${Math.round(kcal)} kcal in what was written down`
  return `${day}: ${meals.join('; ')}${rest}${energy}`
}

export const foodActions: readonly CompanionAction[] = [
  {
    id: 'nutrition.water',
    name: 'log_water',
    description: 'Proposes to log a glass of water (250 ml), when the person said that they drank one.',
    args: z.strictObject({}),
  },
  {
    id: 'nutrition.coffee',
    name: 'log_coffee',
    description: 'Proposes to log a cup of black coffee, when the person said that they drank one.',
    args: z.strictObject({}),
  },
]
