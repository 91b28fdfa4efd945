/** The journal's own kinds of act. */
export const JOURNAL_KINDS: readonly string[] = ['entry', 'mood']
