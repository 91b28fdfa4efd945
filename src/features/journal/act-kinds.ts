/** The journal's own kinds of acts. */
export const JOURNAL_KINDS: readonly string[] = ['entry', 'mood']
