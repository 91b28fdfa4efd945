import type { QueryClient } from '@tanstack/react-query'
import type { LocalDay } from '#platform/contract/dates.ts'
import { addDays } from '#platform/contract/dates.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import {
  deleteGroup,
  deleteHabit,
  MAX_PAUSES,
  orderHabits,
  putGroup,
  putHabit,
  type Habit,
  type HabitFields,
  type HabitGroup,
  type Pause,
} from '../../contract.ts'
import { isPaused } from '../../engine/day-values.ts'
import { habitMessages } from '../core/messages.ts'
import { changes } from './pending.ts'

/** What of a habit a person decides, without what the server knows of it. */
export function fieldsOf(habit: Habit | HabitFields): HabitFields {
  const { id: _, createdAt: __, completedDay: ___, ...fields } = habit as Habit
  return fields
}

export function saveHabit(client: QueryClient, id: string, fields: HabitFields): Promise<boolean> {
  const label = messagesNow(habitMessages).outbox.habit(fields.name)
  return changes.perform(client, putHabit, { params: { id }, body: fieldsOf(fields) }, label)
}

/** Changes a habit and offers to take that back. */
const changeWithUndo = (client: QueryClient, habit: Habit, change: Partial<HabitFields>, title: string): Promise<boolean> =>
  changes.withUndo(
    title,
    () => saveHabit(client, habit.id, { ...fieldsOf(habit), ...change }),
    () => saveHabit(client, habit.id, fieldsOf(habit)),
  )

export const archive = (client: QueryClient, habit: Habit) =>
  changeWithUndo(client, habit, { isArchived: true }, messagesNow(habitMessages).archived(habit.name))

export function pause(client: QueryClient, habit: Habit, one: Pause): Promise<boolean> {
  const format = formatNow()
  const pauses = [...habit.pauses, one].toSorted((a, b) => (a.from < b.from ? -1 : 1)).slice(-MAX_PAUSES)
  return changeWithUndo(
    client,
    habit,
    { pauses },
    messagesNow(habitMessages).paused(habit.name, one.to ? format.localDay(one.to, 'short') : undefined),
  )
}

/** Ends whatever pause a day lies in, with the day before it; a pause that began on that very day goes. */
export function resume(client: QueryClient, habit: Habit, today: LocalDay): Promise<boolean> {
  const pauses = habit.pauses.flatMap((one) => {
    if (!isPaused([one], today)) return [one]
    return one.from < today ? [{ from: one.from, to: addDays(today, -1) }] : []
  })
  return changeWithUndo(client, habit, { pauses }, messagesNow(habitMessages).resumed(habit.name))
}

export const removeHabit = (client: QueryClient, { id, name }: Pick<Habit, 'id' | 'name'>) =>
  changes.perform(client, deleteHabit, { params: { id } }, messagesNow(habitMessages).outbox.remove(name))

export const saveOrder = (client: QueryClient, habits: readonly { id: string; groupId: string | null }[]) =>
  changes.perform(client, orderHabits, { body: { habits: [...habits] } }, messagesNow(habitMessages).outbox.order)

export const saveGroup = (client: QueryClient, { id, name, order }: HabitGroup) =>
  changes.perform(client, putGroup, { params: { id }, body: { name, order } }, messagesNow(habitMessages).outbox.group(name))

export const removeGroup = (client: QueryClient, { id, name }: HabitGroup) =>
  changes.perform(client, deleteGroup, { params: { id } }, messagesNow(habitMessages).outbox.group(name))
