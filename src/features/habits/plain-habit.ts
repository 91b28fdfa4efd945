import type { HabitFields } from './contract.ts'

/** A habit of which nothing was said but its name, its place and its first day: every day, done or not. */
export const PLAIN_HABIT: Omit<HabitFields, 'name' | 'order' | 'startDay'> = {
  question: '',
  notes: '',
  kind: 'yes',
  unit: '',
  step: null,
  target: 1,
  schedule: { kind: 'daily' },
  timeOfDay: 'any',
  hue: 140,
  icon: 'leaf',
  groupId: null,
  pauses: [],
  goalTotal: null,
  isArchived: false,
}
