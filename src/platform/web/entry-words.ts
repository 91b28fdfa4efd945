/** Text that a page passes to a new entry, in the history state of `/journal/new`, so that no URL contains private text. */
export type EntryWords = { title: string; /** Markdown. */ body: string }

export const withEntryWords = (words: EntryWords) => ({ entryWords: words })

/** The words in a history's state, if there are any. */
export function entryWordsIn(state: unknown): EntryWords | undefined {
  const words = typeof state === 'object' && state !== null && 'entryWords' in state ? (state.entryWords as Partial<EntryWords>) : undefined
  return typeof words?.title === 'string' && typeof words.body === 'string' ? { title: words.title, body: words.body } : undefined
}
