import { uuidv7 } from '#platform/server/core/ids.ts'
import type { HabitFields, Mark } from '../contract.ts'
import { PLAIN_HABIT } from '../plain-habit.ts'

/** A daily yes/no habit with changed fields. */
export const fields = (change: Partial<HabitFields> = {}): HabitFields => ({
  name: 'Stretch',
  ...PLAIN_HABIT,
  order: 0,
  startDay: '2026-04-01',
  ...change,
})

export const mark = (habitId: string, day: string, change: Mark['change'], at = '2026-05-04T09:00:00Z'): Mark => ({
  id: uuidv7(),
  habitId,
  day,
  at,
  change,
})
