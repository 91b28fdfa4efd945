import type { ComparisonPath } from './links.ts'
import type { OtherApp, Topic } from './fact.ts'
import type { ImporterId } from './importers.ts'

/** Texts of one comparison page. */
export type Comparison = {
  path: ComparisonPath
  title: string
  lead: string
  apps: readonly OtherApp[]
  /** Facts about Fernwell, by topic. */
  ours: Readonly<Record<Topic, string>>
  /** Completes "Stay with … if". */
  stay: readonly string[]
  /** Completes "Fernwell may fit you if". */
  fits: readonly string[]
  bring: { importers: readonly ImporterId[]; text: string }
  /** Facts that could not be determined, and are therefore not stated. */
  unknown?: string
}

/** `Loop`, `Loop or Streaks`, `one of them`: the other apps as one name. */
export const nameOf = (apps: readonly OtherApp[]): string => (apps.length === 1 ? apps[0]!.name : 'one of them')
