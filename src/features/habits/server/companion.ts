import { z } from 'zod'
import { daysBetween } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { holdsWords, type CompanionAction, type Facts, type FactsAsked } from '#platform/server/companion-slots.ts'
import type { Schedule } from '../contract.ts'
import { doneDays } from './done-days.ts'

const MOST_DAYS_NAMED = 14

/** Habits that are not archived, and the days on which they were done. */
export async function habitFacts(app: HasDb & HasVault, person: { id: string }, asked: FactsAsked): Promise<Facts | undefined> {
  if (asked.area !== 'habits') return undefined
  const all = await doneDays(app, person.id, asked.from, asked.to)
  const named = all.filter(({ habit }) => holdsWords(habit.name, asked.words))
  const span = daysBetween(asked.from, asked.to) + 1
  return {
    total: named.length,
    lines: named.slice(0, asked.most).map(({ habit, days }) => {
      const last = days.slice(-MOST_DAYS_NAMED).toReversed()
      const which = last.length === 0 ? '' : `; ${days.length > last.length ? 'the latest' : 'on'}: ${last.join(', ')}`
      return {
        text: `${habit.name} (${wordsOf(habit.schedule)}): done on ${days.length} of ${span} days${which}`,
        source: { title: habit.name, day: null, to: `/habits/${habit.id}` },
      }
    }),
  }
}

function wordsOf(schedule: Schedule): string {
  if (schedule.kind === 'perDays') return `${schedule.times} times in ${schedule.days} days`
  if (schedule.kind === 'everyDays') return `every ${schedule.days} days`
  if (schedule.kind === 'timesADay') return `${schedule.times} times a day`
  return schedule.kind === 'daily' ? 'daily' : 'on some weekdays'
}

const habit = z.string().trim().min(1).max(80).describe('Its name, as the person calls it')

export const habitActions: readonly CompanionAction[] = [
  {
    id: 'habits.mark',
    name: 'mark_habit',
    description: 'Proposes to mark one of the person’s habits as done today, when they said that they did it.',
    args: z.strictObject({ habit }),
  },
  {
    id: 'habits.add',
    name: 'add_to_habit',
    description: 'Proposes to add a number to one of the person’s habits that count something: pages, squats, minutes.',
    args: z.strictObject({ habit, amount: z.number().positive().max(100_000) }),
  },
  {
    id: 'habits.skip',
    name: 'skip_habit',
    description: 'Proposes to skip one of the person’s habits today, when they want to leave it out.',
    args: z.strictObject({ habit }),
  },
]
