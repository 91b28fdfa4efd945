import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Habit, HabitDay, HabitGroup } from '../contract.ts'
import type { MarkLog } from '../engine/mark-log.ts'

type Words = Pick<Habit, 'name' | 'question' | 'notes' | 'unit' | 'step' | 'timeOfDay' | 'hue' | 'icon'>
type DayWords = Pick<HabitDay, 'reason' | 'note'>

const read = <T>(bytes: Buffer) => JSON.parse(bytes.toString()) as T

export function sealWords(key: PersonKey, id: string, { name, question, notes, unit, step, timeOfDay, hue, icon }: Words): Buffer {
  return key.seal(`habit/${id}`, JSON.stringify({ name, question, notes, unit, step, timeOfDay, hue, icon }))
}

export function openWords(key: PersonKey, id: string, sealed: Buffer): Words {
  const words = read<Omit<Words, 'step'> & { step?: number | null }>(key.open(`habit/${id}`, sealed))
  // Rows sealed before the field existed have no step.
  return { ...words, step: words.step ?? null }
}

export const sealGroup = (key: PersonKey, id: string, name: HabitGroup['name']) => key.seal(`habit-group/${id}`, name)
export const openGroup = (key: PersonKey, id: string, sealed: Buffer) => key.open(`habit-group/${id}`, sealed).toString()

/** null if there is neither reason nor note. */
export function sealDayWords(key: PersonKey, habitId: string, day: string, { reason, note }: DayWords): Buffer | null {
  return reason || note ? key.seal(`habit-day/${habitId}/${day}`, JSON.stringify({ reason, note })) : null
}

export function openDayWords(key: PersonKey, habitId: string, day: string, sealed: Buffer | null): DayWords {
  return sealed ? read<DayWords>(key.open(`habit-day/${habitId}/${day}`, sealed)) : { reason: '', note: '' }
}

export const sealLog = (key: PersonKey, habitId: string, day: string, log: MarkLog) =>
  key.seal(`habit-trail/${habitId}/${day}`, JSON.stringify(log))
export const openLog = (key: PersonKey, habitId: string, day: string, sealed: Buffer) =>
  read<MarkLog>(key.open(`habit-trail/${habitId}/${day}`, sealed))
