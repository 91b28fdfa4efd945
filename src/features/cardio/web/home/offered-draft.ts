import type { Draft } from './draft.ts'

let offered: { userId: string; draft: Draft } | undefined

/** Fills the person's next session form, once: for a spoken session without a duration. */
export const offerDraft = (userId: string, draft: Draft): void => {
  offered = { userId, draft }
}

/** Returns the draft offered to this person and clears it. */
export function takeDraft(userId: string): Draft | undefined {
  const draft = offered?.userId === userId ? offered.draft : undefined
  offered = undefined
  return draft
}
