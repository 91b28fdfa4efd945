import { diffLines, diffWordsWithSpace } from 'diff'

export type DiffPart = { text: string; change: 'same' | 'added' | 'removed' }

/** Beyond so many changed words a comparison by lines says more and takes less. */
const MAX_EDITS = 1000

/** What became of `before`: its parts and those of `after`, in reading order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ??
    diffLines(before, after, { maxEditLength: MAX_EDITS }) ?? [
      { value: before, removed: true, added: false },
      { value: after, added: true, removed: false },
    ]
  return parts.map(({ value, added, removed }) => ({ text: value, change: added ? 'added' : removed ? 'removed' : 'same' }))
}
