import { inverseOf, type Edit } from './edits.ts'
import type { Records } from './merge.ts'

type Step = { undo: Edit; redo: Edit }

const MOST_STEPS = 200

/** Edits of this visit that can be undone. A step names only its own fields, so changes by other devices stay. */
export type History = { past: readonly Step[]; future: readonly Step[] }

export const NO_HISTORY: History = { past: [], future: [] }

/** Records an edit. `page` is the state before the edit. */
export function remember(history: History, page: Records, edit: Edit): History {
  return { past: [...history.past, { undo: inverseOf(page, edit), redo: withPresence(page, edit) }].slice(-MOST_STEPS), future: [] }
}

/** An undo deletes the objects that its edit added, so the redo must mark them as not deleted. */
const withPresence = (page: Records, edit: Edit): Edit =>
  new Map([...edit].map(([id, fields]) => [id, page.has(id) ? fields : { ...fields, deleted: false }]))

export function undo({ past, future }: History): { edit: Edit; history: History } | undefined {
  const step = past.at(-1)
  return step && { edit: step.undo, history: { past: past.slice(0, -1), future: [...future, step] } }
}

export function redo({ past, future }: History): { edit: Edit; history: History } | undefined {
  const step = future.at(-1)
  return step && { edit: step.redo, history: { past: [...past, step], future: future.slice(0, -1) } }
}
