import { addDays, instantOf } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { holdsWords, type FactLine, type Facts, type FactsAsked } from '#platform/server/companion-slots.ts'
import { sessionsBefore } from './store.ts'

const MOST_OPENED = 200

/** Facts about cardio sessions, without their routes. */
export async function cardioFacts(app: HasDb & HasVault, person: Person, asked: FactsAsked): Promise<Facts | undefined> {
  if (asked.area !== 'training') return undefined
  // A day can end up to a day and a half later elsewhere on earth; the filter below drops sessions of other days.
  const end = instantOf(addDays(asked.to, 2), 0, 'UTC')
  const found = await sessionsBefore(app.db, await app.vault.keyOf(person.id), person.id, end, MOST_OPENED)
  const lines = found
    .filter(({ day }) => day >= asked.from && day <= asked.to)
    .map(({ id, day, kind, effort, seconds, metres, bpm, name }): FactLine => {
      const facts = [
        `${Math.round(seconds / 60)} minutes`,
        metres !== null && `${(metres / 1000).toFixed(1)} km`,
        `${effort} effort`,
        bpm !== null && `mean heart rate ${bpm}`,
      ]
      return {
        text: `${day}: ${kind} ${name && `“${name}”`} (${facts.filter(Boolean).join(', ')})`,
        source: { title: name, day, to: `/gym-ai/cardio/${id}` },
      }
    })
    .filter(({ text }) => holdsWords(text, asked.words))
  return { lines: lines.slice(0, asked.most), total: lines.length }
}
