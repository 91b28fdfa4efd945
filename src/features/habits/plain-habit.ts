import type { HabitFields } from './contract.ts'

/** Defaults of a habit: every day, done or not. Its name, place and first day are added. */
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
