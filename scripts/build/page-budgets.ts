/** Kilobytes of script that a page's HTML names: by its entry, the light one of the public face or the app's own. */
const KILOBYTES = { face: 95, app: 140 }

/** An entry's page shows text that was written in Markdown: what reads that is 13 KB, and comes before it. It may only become lighter. */
const HEAVIER: Readonly<Record<string, number>> = { '/journal/:id': 174 }

/** Bytes of script, compressed, that a page may name. A result that is shared opens in the app's entry, too, signed in or not. */
export const scriptBudgetOf = (page: string, entry: 'face' | 'app'): number => 1024 * (HEAVIER[page] ?? KILOBYTES[entry])
