import type { OwnExercise } from '../../contract/own-exercises.ts'
import type { DistanceUnit, LineReason, TRAINING_SOURCES, TrainingImportReport } from '../../contract/transfer.ts'
import type { SetType } from '../../engine/types.ts'
import type { WeightUnit } from '../../gyms/gym.ts'
import type { Session } from '../../training/session.ts'

export type Source = (typeof TRAINING_SOURCES)[number]

export type ParsedSet = {
  type: SetType
  weight: number | null
  /** null: the file does not say. */
  unit: WeightUnit | null
  reps: number | null
  seconds: number | null
  distance: number | null
  /** null: the file does not say. */
  distanceUnit: DistanceUnit | 'm' | null
  rpe: number | null
}

export type ParsedItem = { name: string; category: string; note: string; group: string | null; sets: ParsedSet[] }

/** A session as another app had it: by the clock on its wall, which knows no zone. */
export type ParsedSession = {
  /** Where it begins in the file. */
  line: number
  /** `YYYY-MM-DDTHH:MM:SS`. */
  start: string
  end: string | null
  /** Seconds, where the file says how long it was instead of when it ended. */
  seconds: number | null
  name: string
  note: string
  items: ParsedItem[]
}

export type TrainingItem =
  | { type: 'session'; session: ParsedSession }
  /** Of a file of our own: as it is. */
  | { type: 'own'; session: Session }
  | { type: 'exercise'; exercise: OwnExercise }
  | { type: 'line'; line: number; reason: LineReason; text: string; isKept: boolean }
  | { type: 'more'; lost: number; partly: number }
  /** Of a table of no known app. */
  | { type: 'table'; table: Omit<NonNullable<TrainingImportReport['table']>, 'isSaid'> }
  | { type: 'openDate'; date: { text: string; dayFirst: string; monthFirst: string } }
