import type { Translation } from '#platform/web/i18n/messages.ts'
import type { NormGroup } from '../../scales.ts'
import type { en } from './messages.ts'

/** The last group has no upper age; this end exists only for comparisons. */
const OPEN_END = 120

/** The norm group's name for use within a sentence. */
export function groupWords(t: Translation<typeof en>['groups'], group: Pick<NormGroup, 'sex' | 'ages'>): string {
  if (group.sex === null || group.ages === null) return t.neutral
  return t.named(group.sex, group.ages.from, group.ages.to >= OPEN_END ? null : group.ages.to)
}
