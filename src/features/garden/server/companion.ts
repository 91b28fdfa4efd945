import { addDays, dayFromNumber } from '#platform/contract/dates.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { holdsWords, type Facts, type FactsAsked } from '#platform/server/companion-slots.ts'
import { todayOf } from './reading.ts'
import { arrangementOf, seedsOf } from './store.ts'

const GARDEN = { title: '', day: null, to: '/my-garden' }
const YEARS = 3660

/** Named plants, seeds and points. The acts behind plants are left out: they would reveal habits and tracks. */
export async function gardenFacts(app: HasClock & HasDb & HasVault, person: Person, asked: FactsAsked): Promise<Facts | undefined> {
  if (asked.area !== 'garden') return undefined
  const today = todayOf(app, person)
  const [plants, seeds, { points }] = await Promise.all([
    arrangementOf(app.db, await app.vault.keyOf(person.id), person.id),
    seedsOf(app.db, person.id, addDays(today, -YEARS)),
    standingOf(app.db, person.id, today),
  ])
  const texts = [
    `The garden has ${points} points so far, for acts of care. Nothing in it ever dies.`,
    ...plants.flatMap(({ name }) => (name ? [`A plant is called “${name}”.`] : [])),
    ...seeds.map(({ species, planted }) => `A seed of ${species} was planted on ${dayFromNumber(planted)}.`),
  ].filter((text) => holdsWords(text, asked.words))
  return { lines: texts.slice(0, asked.most).map((text) => ({ text, source: GARDEN })), total: texts.length }
}
