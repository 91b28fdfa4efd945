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

/** Number of days back that a schedule needs to decide whether today is due. */
const lookBack = ({ schedule }: Habit) => (schedule.kind === 'perDays' ? schedule.days : 1)

/** Position of the card of today's habits; on a first day without any, of the card that leads to one. */
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

/** Today's due habits and which of them are done: two statements, over at most as many days as the longest schedule needs. */
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
    // A period that has already reached its sum needs nothing today.
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
