import { uuidv7 } from '#platform/server/ids.ts'
import type { HabitFields, Mark } from '../contract.ts'

/** A daily yes/no habit, with what a test wants to be otherwise. */
export const fields = (change: Partial<HabitFields> = {}): HabitFields => ({
  name: 'Stretch',
  question: '',
  notes: '',
  kind: 'yes',
  unit: '',
  target: 1,
  schedule: { kind: 'daily' },
  timeOfDay: 'any',
  hue: 140,
  icon: 'leaf',
  groupId: null,
  order: 0,
  startDay: '2026-04-01',
  pauses: [],
  goalTotal: null,
  isArchived: false,
  ...change,
})

export const mark = (habitId: string, day: string, change: Mark['change'], at = '2026-05-04T09:00:00Z'): Mark => ({
  id: uuidv7(),
  habitId,
  day,
  at,
  change,
})
