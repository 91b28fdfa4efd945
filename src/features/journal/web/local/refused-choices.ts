import type { Change } from '../../contract/sync.ts'
import type { WaitingChange, Writes } from './local-db.ts'

// Actions for changes that the server refused.

/** All text of a change. */
export function wordsOf(change: Change | undefined): string | undefined {
  const { title, name, body, caption, note } = (change?.patch ?? {}) as Record<string, unknown>
  const words = [title, name, body, caption, note].filter((text) => typeof text === 'string' && text !== '')
  return words.length > 0 ? words.join('\n\n') : undefined
}

export function retryChange(changes: readonly WaitingChange[], changeId: string): { writes: Writes; result: undefined } {
  const alter = changes.filter(({ change }) => change.changeId === changeId).map((one) => ({ ...one, problem: null }))
  return { writes: { alter }, result: undefined }
}

/**
 * Discards a change and all changes that depend on it: a record's later changes need its creation, an attachment's name needs
 * its bytes (`changeId` is then the attachment's id). Returns the ids of records to refresh.
 */
export function discardChange(changes: readonly WaitingChange[], changeId: string): { writes: Writes; result: string[] } {
  const refused = changes.find(({ change }) => change.changeId === changeId)?.change
  const recordId = refused === undefined ? changeId : refused.base === 0 ? refused.recordId : undefined
  const removed = changes.filter(({ change }) => change.changeId === changeId || change.recordId === recordId)
  return { writes: { done: removed.map(({ order }) => order) }, result: [...new Set(removed.map(({ change }) => change.recordId))] }
}
