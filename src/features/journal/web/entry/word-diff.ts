import { diffLines, diffWordsWithSpace } from 'diff'

export type DiffPart = { text: string; change: 'same' | 'added' | 'removed' }

/** Above this number of changed words, a comparison by lines is clearer and cheaper. */
const MAX_EDITS = 1000

/** The parts of `before` and `after`, in reading order, each marked as same, added or removed. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ??
    diffLines(before, after, { maxEditLength: MAX_EDITS }) ?? [
      { value: before, removed: true, added: false },
      { value: after, added: true, removed: false },
    ]
  return parts.map(({ value, added, removed }) => ({ text: value, change: added ? 'added' : removed ? 'removed' : 'same' }))
}
