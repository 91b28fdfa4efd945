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
  type HabitChange,
  type HabitFields,
  type HabitGroup,
  type Pause,
} from '../../contract.ts'
import { isPaused } from '../../engine/day-values.ts'
import { habitMessages } from '../core/messages.ts'
import { changes } from './pending.ts'

/** The fields of a habit that a person chooses, without those that the server sets. */
export function fieldsOf(habit: Habit | HabitFields): HabitFields {
  const { id: _, createdAt: __, completedDay: ___, ...fields } = habit as Habit
  return fields
}

/** Creates a habit. */
export const saveHabit = (client: QueryClient, id: string, fields: HabitFields): Promise<boolean> =>
  changes.perform(client, putHabit, { params: { id }, body: fieldsOf(fields) }, messagesNow(habitMessages).outbox.habit(fields.name))

/** Sends only the changed fields of a habit: another device may have changed the others. */
export async function changeHabit(client: QueryClient, habit: Habit, change: HabitChange): Promise<boolean> {
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(habit[name as keyof Habit]) !== JSON.stringify(value)
  const body: HabitChange = Object.fromEntries(Object.entries(change).filter(differs))
  const label = messagesNow(habitMessages).outbox.habit(change.name ?? habit.name)
  return Object.keys(body).length === 0 || changes.perform(client, putHabit, { params: { id: habit.id }, body }, label)
}

/** The values that a change replaces, for its undo. */
export const takenBack = (habit: Habit, change: HabitChange): HabitChange =>
  Object.fromEntries(Object.keys(change).map((name) => [name, habit[name as keyof HabitChange]]))

/** Changes a habit and offers to undo it. */
const changeWithUndo = (client: QueryClient, habit: Habit, change: HabitChange, title: string): Promise<boolean> =>
  changes.withUndo(
    title,
    () => changeHabit(client, habit, change),
    () => changeHabit(client, { ...habit, ...change } as Habit, takenBack(habit, change)),
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

/** Ends the pause that contains a day on the day before; a pause that began on that day is removed. */
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
