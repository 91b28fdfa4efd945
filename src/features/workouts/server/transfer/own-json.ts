import { z } from 'zod'
import { unreadable } from '#platform/server/imports/archive.ts'
import { OwnExercise } from '../../contract/own-exercises.ts'
import { Session } from '../../contract/training-shapes.ts'
import type { TrainingItem } from './parsed-session.ts'

const File = z.object({
  format: z.literal('fernwell-training'),
  version: z.literal(1),
  exercises: z.array(z.unknown()).max(500),
  sessions: z.array(z.unknown()).max(25_000),
})

/** Reads our own file: sessions and exercises, unconverted, one by one. Throws TaskError. */
export function readOwn(text: string): TrainingItem[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unreadable('damaged')
  }
  const file = File.safeParse(json)
  if (!file.success) throw unreadable('unknown_format')
  const lost = (line: number): TrainingItem => ({ type: 'line', line, reason: 'shape', text: '', isRetained: false })
  const exercises = file.data.exercises.map((value, at): TrainingItem => {
    const { data } = OwnExercise.safeParse(value)
    return data ? { type: 'exercise', exercise: data } : lost(at + 1)
  })
  const sessions = file.data.sessions.map((value, at): TrainingItem => {
    const { data } = Session.safeParse(value)
    return data && data.fields.finishedAt.value !== null ? { type: 'own', session: data } : lost(at + 1)
  })
  return [...exercises, ...sessions]
}
