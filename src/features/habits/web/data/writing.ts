import type { QueryClient } from '@tanstack/react-query'
import type { LocalDay } from '#platform/contract/dates.ts'
import { addDays } from '#platform/contract/dates.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
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
import { performChange } from './pending-changes.ts'

/** What of a habit a person decides, without what the server knows of it. */
export function fieldsOf(habit: Habit | HabitFields): HabitFields {
  const { id: _, createdAt: __, completedDay: ___, ...fields } = habit as Habit
  return fields
}

export function saveHabit(client: QueryClient, id: string, fields: HabitFields): Promise<boolean> {
  const label = messagesNow(habitMessages).outbox.habit(fields.name)
  return performChange(client, putHabit, { params: { id }, body: fieldsOf(fields) }, { label, replaces: `habit ${id}` })
}

/** Changes a habit and offers to take that back. */
async function changeWithUndo(client: QueryClient, habit: Habit, change: Partial<HabitFields>, title: string): Promise<void> {
  const shown = toast({
    title,
    tone: 'good',
    action: { label: messagesNow(habitMessages).undo, onPress: () => void saveHabit(client, habit.id, fieldsOf(habit)) },
  })
  if (!(await saveHabit(client, habit.id, { ...fieldsOf(habit), ...change }))) shown.dismiss()
}

export const archive = (client: QueryClient, habit: Habit) =>
  changeWithUndo(client, habit, { isArchived: true }, messagesNow(habitMessages).archived(habit.name))

export function pause(client: QueryClient, habit: Habit, one: Pause): Promise<void> {
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
export function resume(client: QueryClient, habit: Habit, today: LocalDay): Promise<void> {
  const pauses = habit.pauses.flatMap((one) => {
    if (!isPaused([one], today)) return [one]
    return one.from < today ? [{ from: one.from, to: addDays(today, -1) }] : []
  })
  return changeWithUndo(client, habit, { pauses }, messagesNow(habitMessages).resumed(habit.name))
}

export const removeHabit = (client: QueryClient, { id, name }: Pick<Habit, 'id' | 'name'>) =>
  performChange(client, deleteHabit, { params: { id } }, { label: messagesNow(habitMessages).outbox.remove(name) })

export const saveOrder = (client: QueryClient, habits: readonly { id: string; groupId: string | null }[]) =>
  performChange(
    client,
    orderHabits,
    { body: { habits: [...habits] } },
    { label: messagesNow(habitMessages).outbox.order, replaces: 'habits order' },
  )

export const saveGroup = (client: QueryClient, { id, name, order }: HabitGroup) =>
  performChange(
    client,
    putGroup,
    { params: { id }, body: { name, order } },
    { label: messagesNow(habitMessages).outbox.group(name), replaces: `habit group ${id}` },
  )

export const removeGroup = (client: QueryClient, { id, name }: HabitGroup) =>
  performChange(client, deleteGroup, { params: { id } }, { label: messagesNow(habitMessages).outbox.group(name) })
