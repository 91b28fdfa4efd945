import type { Conflict, EntryData } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'

export type ConflictChoice = 'mine' | 'theirs' | 'both'

const FIELDS = ['when', 'title', 'body', 'mood', 'place', 'weather', 'starred', 'hard', 'promptId'] as const

/** The change that applies a person's choice between the current entry and the version of another device. */
export function choicePatch(choice: ConflictChoice, conflict: Conflict, mine: EntryData, theirs: EntryData): EntryPatch {
  const settle = [conflict.versionId]
  if (choice === 'mine') return { settle }
  if (choice === 'theirs') {
    const taken: Record<string, unknown> = {}
    for (const field of FIELDS) if (conflict.fields.includes(field)) taken[field] = theirs[field]
    // The replaced text is always saved as a version, so that the choice can be undone.
    const isText = conflict.fields.includes('title') || conflict.fields.includes('body')
    return { ...taken, settle, ...(isText ? { restoredFrom: conflict.versionId } : {}) } as EntryPatch
  }
  const title =
    mine.title === theirs.title || !theirs.title ? mine.title : mine.title ? `${mine.title} / ${theirs.title}`.slice(0, 300) : theirs.title
  const body =
    mine.body === theirs.body || !theirs.body.trim()
      ? mine.body
      : mine.body.trim()
        ? `${mine.body.trimEnd()}\n\n---\n\n${theirs.body.trimStart()}`
        : theirs.body
  return { ...(title === mine.title ? {} : { title }), ...(body === mine.body ? {} : { body }), settle }
}
