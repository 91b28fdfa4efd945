import type { ComparisonPath } from './links.ts'
import type { OtherApp, Topic } from './fact.ts'
import type { ImporterId } from './importers.ts'

/** One comparison page in words. */
export type Comparison = {
  path: ComparisonPath
  title: string
  lead: string
  apps: readonly OtherApp[]
  /** What Fernwell's code does, by topic. */
  ours: Readonly<Record<Topic, string>>
  /** Completes "Stay with … if". */
  stay: readonly string[]
  /** Completes "Fernwell may fit you if". */
  fits: readonly string[]
  bring: { importers: readonly ImporterId[]; text: string }
  /** What could not be found out, and is therefore not said. */
  unknown?: string
}

/** `Loop`, `Loop or Streaks`, `one of them`: the other apps as one name. */
export const nameOf = (apps: readonly OtherApp[]): string => (apps.length === 1 ? apps[0]!.name : 'one of them')
