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
