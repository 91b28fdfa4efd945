import type { Change } from '../../contract/sync.ts'
import type { WaitingChange, WaitingFile } from './local-db.ts'
import type { SyncStatus } from './types.ts'

// What the server refused waits for the person: to be tried again, or to be let go.

/** Refused changes and files, with the server's words. A file goes by its own id. */
export function refusalsOf(changes: readonly WaitingChange[], files: readonly WaitingFile[]): SyncStatus['refused'] {
  return [
    ...changes.flatMap(({ change: { changeId, recordId }, problem }) => (problem === null ? [] : [{ changeId, recordId, problem }])),
    ...files.flatMap(({ id, entryId, problem }) => (problem === null ? [] : [{ changeId: id, recordId: entryId, problem }])),
  ]
}

/** All that somebody wrote in a change. */
export function wordsOf(change: Change | undefined): string | undefined {
  const { title, name, body, caption, note } = (change?.patch ?? {}) as Record<string, unknown>
  const words = [title, name, body, caption, note].filter((text) => typeof text === 'string' && text !== '')
  return words.length > 0 ? words.join('\n\n') : undefined
}
