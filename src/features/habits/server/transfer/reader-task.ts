// The module of the child process that reads files of other habit trackers (see platform/server/isolation).
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { distinct, type ParsedFile, type ParsedHabit } from './parsed-habit.ts'
import { readHabitFile } from './reading.ts'

export type HabitItem =
  | { type: 'habit'; habit: ParsedHabit }
  | { type: 'unread'; count: number }
  | { type: 'openDate'; date: NonNullable<ParsedFile['openDate']> }

const weigh = (item: HabitItem): number =>
  item.type === 'habit' ? item.habit.days.reduce((sum, { note }) => sum + 100 + note.length, 5000) : 10

export const methods = readerMethods<HabitItem>(async (archive) => {
  const { source, habits, unread, openDate } = await readHabitFile(archive)
  const items: HabitItem[] = distinct(habits).map((habit) => ({ type: 'habit', habit }))
  if (openDate) items.unshift({ type: 'openDate', date: openDate })
  return { source, items: () => [...items, { type: 'unread', count: unread }] }
}, weigh)
