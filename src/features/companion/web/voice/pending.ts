/** What is to be done once the answer that is on its way has ended: first what was heard of it is kept, then what was said is sent. */
export type Pending = { cut?: number | undefined; words?: string | undefined }

/** What is said before the last words have gone goes with them. */
export const withWords = (now: Pending, words: string): Pending => ({ ...now, words: [now.words, words].filter(Boolean).join(' ') })

/** What is left once `done` has been done: what was said meanwhile, and nothing twice. */
export const withoutDone = (now: Pending, done: Pending): Pending => ({
  cut: now.cut === done.cut ? undefined : now.cut,
  words: now.words?.slice(done.words?.length ?? 0).trim() || undefined,
})
