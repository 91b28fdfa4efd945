/** Work for the end of the current answer: first store how much of it was heard (`cut`), then send the new words. */
export type Pending = { cut?: number | undefined; words?: string | undefined }

/** Joins new words to those that are not sent yet. */
export const withWords = (now: Pending, words: string): Pending => ({ ...now, words: [now.words, words].filter(Boolean).join(' ') })

/** The rest after `done` is finished: words that arrived meanwhile, and nothing twice. */
export const withoutDone = (now: Pending, done: Pending): Pending => ({
  cut: now.cut === done.cut ? undefined : now.cut,
  words: now.words?.slice(done.words?.length ?? 0).trim() || undefined,
})
