import type { CardioKind } from '../../engine/kinds.ts'
import type { Track } from '../../engine/track.ts'

/** Energy as a device or an app says it: above rest alone, or with what a body uses at rest. */
export type ReportedEnergy = { kcal: number; withRest: boolean }

/** One activity of a file. */
export type Recording = {
  source: 'gpx' | 'tcx' | 'fit' | 'apple-health' | 'google-fit'
  /** Epoch milliseconds, whole seconds. */
  startedAt: number
  /** Time under way as the device counts it; without pauses. */
  seconds: number
  metres: number | null
  bpm: number | null
  /** null: the file does not say, or says something we have no word for. */
  kind: CardioKind | null
  name: string
  track: Track | null
  /** Where it was, when the file says so. */
  zone?: string | null
  told?: ReportedEnergy | null
}

/** What is shorter was a press too many. */
export const SHORTEST_SECONDS = 10

/** Why a file brought nothing. */
export const FILE_PROBLEMS = ['unknown', 'no_times', 'empty', 'broken', 'too_large'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** What a file came to. `isCut`: it ends in its middle; what is whole of it is here. */
export type ReadFile = { recordings: Recording[]; isCut: boolean; problem: FileProblem | null }

export const nothing = (problem: FileProblem): ReadFile => ({ recordings: [], isCut: false, problem })
