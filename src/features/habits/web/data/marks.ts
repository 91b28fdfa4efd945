import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { sendMarks, type Habit, type HabitDay, type Mark } from '../../contract.ts'
import { dayWithMarks } from '../../engine/mark-log.ts'
import { dayTarget } from '../../engine/schedule.ts'
import { habitMessages } from '../core/messages.ts'
import { changes } from './pending.ts'

type MarkChange = Mark['change']

/** The change that one tap makes: done or not, one more, or one step of a number. */
export function tapOf(habit: Pick<Habit, 'kind' | 'target' | 'step' | 'schedule'>, day: HabitDay): MarkChange {
  if (habit.kind !== 'yes') return { op: 'add', amount: stepOf(habit) }
  if (habit.schedule.kind === 'timesADay') return { op: 'add', amount: 1 }
  return { op: 'set', value: day.value >= dayTarget(habit) ? null : 1 }
}

/** Amount that one press adds: the person's choice, else about a quarter of the target, as a round number. */
export const stepOf = ({ target, step }: Pick<Habit, 'target' | 'step'>): number => step ?? handyStep(target)

export function handyStep(target: number): number {
  const rough = target / 4
  if (rough <= 1) return target > 0 && target < 1 ? target : 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([5, 2, 1].find((round) => round * power <= rough) ?? 1) * power
}

let lastMoment = 0

/** Marks one millisecond apart, and none before an earlier one even if the clock was set back: later marks have later moments. */
function marksOf(habitId: string, day: string, changes: readonly MarkChange[]): Mark[] {
  return changes.map((change) => {
    lastMoment = Math.max(Date.now(), lastMoment + 1)
    return { id: uuidv7(), habitId, day, at: new Date(lastMoment).toISOString(), change }
  })
}

const send = (client: QueryClient, habit: Pick<Habit, 'name'>, day: string, marks: Mark[]): Promise<boolean> =>
  changes.perform(
    client,
    sendMarks,
    { body: { marks } },
    messagesNow(habitMessages).outbox.mark(habit.name, formatNow().localDay(day, 'short')),
  )

/** Undo changes for marks of a day: one for each, with the day's earlier content. */
export function undoing(before: HabitDay, marks: readonly Mark[]): MarkChange[] {
  const { day: _, ...to } = before
  return marks.map(({ id }) => ({ op: 'undo', of: id, to }))
}

/** Marks a day, all changes at once, without a notice: the caller shows the result and offers the undo. */
export function writeMarks(
  client: QueryClient,
  habit: Pick<Habit, 'id' | 'name'>,
  day: HabitDay,
  ...made: readonly [MarkChange, ...MarkChange[]]
): { after: HabitDay; holds: Promise<boolean>; undo: () => Promise<boolean> } {
  const marks = marksOf(habit.id, day.day, made)
  return {
    after: dayWithMarks(day, marks),
    holds: send(client, habit, day.day, marks),
    undo: () => send(client, habit, day.day, marksOf(habit.id, day.day, undoing(day, marks))),
  }
}

/** Marks a day, all changes at once, and offers to take them back. */
export function markDay(
  client: QueryClient,
  habit: Pick<Habit, 'id' | 'name' | 'unit' | 'kind' | 'schedule'>,
  day: HabitDay,
  ...made: readonly [MarkChange, ...MarkChange[]]
): Promise<boolean> {
  const { after, holds, undo } = writeMarks(client, habit, day, ...made)
  return changes.withUndo(messagesNow(habitMessages).marked(habit, day, after, formatNow()), () => holds, undo)
}
