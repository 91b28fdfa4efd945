import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import type { Habit } from '../contract.ts'
import { NO_DAYS, spanOf, windowSum } from '../engine/day-values.ts'
import { isDoneOn, targetDays } from '../engine/schedule.ts'
import { isDueOn } from '../engine/status.ts'
import type { DueHabit } from '../hub-card.ts'
import { dayColumns, habitsOf } from './store.ts'

const PARTS = ['morning', 'day', 'evening', 'any'] as const

/** How many days back a schedule looks to say whether today is due. */
const lookBack = ({ schedule }: Habit) => (schedule.kind === 'perDays' ? schedule.days : 1)

/** Where the habits of today stand; on a first day without any, the way to one. */
const PLACE = { region: 'main', rank: 30 } as const

export async function habitHubCards(
  app: HasDb & HasVault,
  person: Person,
  { today, standing }: Pick<HubDay, 'today' | 'standing'>,
): Promise<FeatureCard[]> {
  const due = await dueCards(app, person, today)
  if (due.length > 0 || standing.streak.totalDays > 0) return due
  return [{ card: 'first', data: {}, ...PLACE, lasts: [] }]
}

/** What today asks for and what of it is done: two statements, and no more days than the longest schedule needs. */
async function dueCards(app: HasDb & HasVault, person: Person, today: LocalDay): Promise<FeatureCard[]> {
  const habits = (await habitsOf(app.db, await app.vault.keyOf(person.id), person.id)).filter(
    (habit) => !habit.isArchived && habit.completedDay === null,
  )
  if (habits.length === 0) return []
  const from = addDays(today, 1 - Math.max(...habits.map(lookBack)))
  const columns = await dayColumns(app.db, person.id, { from })
  const due = habits.flatMap((habit): DueHabit[] => {
    const span = spanOf({ startDay: from, pauses: habit.pauses }, columns.get(habit.id) ?? NO_DAYS, today)
    const last = span.values.length - 1
    const isDone = isDoneOn(habit, span, last)
    // A period that already has its sum asks nothing of today.
    const isOfToday = isDone && (targetDays(habit) === 1 || span.values[last]! > 0)
    if (!isOfToday && !isDueOn(habit, span, today)) return []
    const { id, name, icon, hue, kind, unit, target, step, schedule, timeOfDay } = habit
    return [
      {
        habit: { id, name, icon, hue, kind, unit, target, step, schedule, timeOfDay },
        today: { day: today, value: span.values[last]!, isEntered: span.entered[last] === 1, isSkipped: false, reason: '', note: '' },
        standing: { isDone, amount: windowSum(span, last, targetDays(habit)) },
      },
    ]
  })
  if (due.length === 0) return []
  const sorted = PARTS.flatMap((part) => due.filter(({ habit }) => habit.timeOfDay === part))
  const waiting = due.filter(({ standing }) => !standing.isDone).length
  return [{ card: 'due', data: { habits: sorted }, ...PLACE, waiting }]
}
