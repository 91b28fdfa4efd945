import type { CardioKind } from '../../engine/kinds.ts'
import type { Track } from '../../engine/track.ts'

/** Energy reported by a device or an app, in kcal; `withRest`: it includes energy at rest. */
export type ReportedEnergy = { kcal: number; withRest: boolean }

/** One activity of a file. */
export type Recording = {
  source: 'gpx' | 'tcx' | 'fit' | 'apple-health' | 'google-fit'
  /** Epoch milliseconds, whole seconds. */
  startedAt: number
  /** Moving time as the device counts it, without pauses. */
  seconds: number
  metres: number | null
  bpm: number | null
  /** null: the file states no kind, or one that we do not support. */
  kind: CardioKind | null
  name: string
  track: Track | null
  /** Time zone, if the file states it. */
  zone?: string | null
  reported?: ReportedEnergy | null
}

/** A shorter recording was started by accident. */
export const SHORTEST_SECONDS = 10

/** Why a file contains no recordings. */
export const FILE_PROBLEMS = ['unknown', 'no_times', 'empty', 'broken', 'too_large'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** Result of reading a file. `isCut`: the file is truncated, and `recordings` holds its complete part. */
export type ReadFile = { recordings: Recording[]; isCut: boolean; problem: FileProblem | null }

export const nothing = (problem: FileProblem): ReadFile => ({ recordings: [], isCut: false, problem })
