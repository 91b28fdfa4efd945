import type { Draft } from './draft.ts'

let offered: Draft | undefined

/** Fills the form of the next session, once: for what was said and lacks its length. */
export const offerDraft = (draft: Draft): void => {
  offered = draft
}

/** What was offered for the form; the next time there is nothing. */
export function takeDraft(): Draft | undefined {
  const draft = offered
  offered = undefined
  return draft
}
