// The module of the child that reads files of other habit trackers (see platform/server/isolation).
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import type { BroughtHabit } from './brought.ts'
import { readHabitFile } from './reading.ts'

export type HabitItem = { type: 'habit'; habit: BroughtHabit } | { type: 'unread'; count: number }

const weigh = (item: HabitItem): number =>
  item.type === 'habit' ? item.habit.days.reduce((sum, { note }) => sum + 100 + note.length, 5000) : 10

export const methods = readerMethods<HabitItem>(async (archive) => {
  const { source, habits, unread } = await readHabitFile(archive)
  const items: HabitItem[] = habits.map((habit) => ({ type: 'habit', habit }))
  return { source, items: () => [...items, { type: 'unread', count: unread }] }
}, weigh)
