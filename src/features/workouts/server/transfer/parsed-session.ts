import type { OwnExercise } from '../../contract/own-exercises.ts'
import type { DistanceUnit, LineReason, TRAINING_SOURCES, TrainingImportReport } from '../../contract/transfer.ts'
import type { SetType } from '../../engine/types.ts'
import type { WeightUnit } from '../../gyms/gym.ts'
import type { Session } from '../../training/session.ts'

export type Source = (typeof TRAINING_SOURCES)[number]

export type ParsedSet = {
  type: SetType
  weight: number | null
  /** null: not in the file. */
  unit: WeightUnit | null
  reps: number | null
  seconds: number | null
  distance: number | null
  /** null: not in the file. */
  distanceUnit: DistanceUnit | 'm' | null
  rpe: number | null
}

export type ParsedItem = { name: string; category: string; note: string; group: string | null; sets: ParsedSet[] }

/** A session from another app, in local time without a zone. */
export type ParsedSession = {
  /** The line in the file at which it begins. */
  line: number
  /** `YYYY-MM-DDTHH:MM:SS`. */
  start: string
  end: string | null
  /** Seconds, if the file has a duration instead of an end. */
  seconds: number | null
  name: string
  note: string
  items: ParsedItem[]
}

export type TrainingItem =
  | { type: 'session'; session: ParsedSession }
  /** From a file of our own: unconverted. */
  | { type: 'own'; session: Session }
  | { type: 'exercise'; exercise: OwnExercise }
  | { type: 'line'; line: number; reason: LineReason; text: string; isRetained: boolean }
  | { type: 'more'; lost: number; partly: number }
  /** For a table of an unknown app. */
  | { type: 'table'; table: Omit<NonNullable<TrainingImportReport['table']>, 'isSaid'> }
  | { type: 'openDate'; date: { text: string; dayFirst: string; monthFirst: string } }
