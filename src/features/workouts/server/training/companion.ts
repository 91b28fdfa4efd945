import { z } from 'zod'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { holdsWords, type CompanionAction, type FactLine, type Facts, type FactsAsked } from '#platform/server/companion-slots.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { checkInsOf } from './plan-store.ts'
import { sessionsOfDays, trainedDays } from './session-store.ts'
import { summaryOf } from './training.ts'

/** The most days whose sessions are decrypted for one question. */
const MOST_DAYS = 60

/** Finished strength sessions, and the sleep reported in check-ins before them. */
export async function trainingFactLines(app: HasDb & HasVault, person: Person, asked: FactsAsked): Promise<Facts | undefined> {
  if (asked.area === 'sleep') return sleepFacts(app, person, asked)
  if (asked.area !== 'training') return undefined
  const days = (await trainedDays(app.db, person.id, asked.from, asked.to)).slice(-MOST_DAYS)
  const found = await sessionsOfDays(app.db, await app.vault.keyOf(person.id), person.id, days)
  const all = found.map((stored): FactLine => {
    const { id, name, day, startedAt, finishedAt, exercises, sets, volume } = summaryOf(stored)
    const minutes = finishedAt === null ? 0 : Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000)
    const facts = [
      `${exercises} exercises`,
      `${sets} sets`,
      minutes > 0 && minutes <= 300 && `${minutes} minutes`,
      volume > 0 && `${volume} kg moved in all`,
    ]
    return {
      text: `${day}: strength training ${name && `“${name}”`} (${facts.filter(Boolean).join(', ')})`,
      source: { title: name, day, to: `/workout-session/${id}` },
    }
  })
  const lines = all.filter(({ text }) => holdsWords(text, asked.words))
  return { lines: lines.slice(0, asked.most), total: lines.length }
}

async function sleepFacts(app: HasDb, person: Person, { from, to, most }: FactsAsked): Promise<Facts> {
  const reported = (await checkInsOf(app.db, person.id, from, to)).filter(({ sleep }) => sleep !== null).toReversed()
  return {
    total: reported.length,
    lines: reported.slice(0, most).map(({ day, sleep }) => ({
      text: `${day}: the night before was told as ${sleep} of 5 (5 is best)`,
      source: { title: '', day, to: '/gym-ai' },
    })),
  }
}

export const trainingActions: readonly CompanionAction[] = [
  {
    id: 'workouts.plan',
    name: 'plan_workouts',
    description: 'Proposes to open the page that makes a training plan, when the person wants to plan their training.',
    args: z.strictObject({}),
  },
  {
    id: 'workouts.start',
    name: 'open_training',
    description: 'Proposes to open the person’s next training session, when they want to train now.',
    args: z.strictObject({}),
  },
]
