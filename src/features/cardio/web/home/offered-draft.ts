import type { Draft } from './draft.ts'

let offered: { userId: string; draft: Draft } | undefined

/** Fills the form of this person's next session, once: for what was said and lacks its length. */
export const offerDraft = (userId: string, draft: Draft): void => {
  offered = { userId, draft }
}

/** What was offered to this person for the form; the next time there is nothing. */
export function takeDraft(userId: string): Draft | undefined {
  const draft = offered?.userId === userId ? offered.draft : undefined
  offered = undefined
  return draft
}
