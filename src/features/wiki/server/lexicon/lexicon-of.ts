import { openLexicon, type Lexicon } from './database.ts'
import { warmForms } from './morphology.ts'

let opening: Promise<Lexicon> | undefined

/** The dictionary of this process, opened on first use. */
export function theLexicon(): Promise<Lexicon> {
  opening ??= openLexicon().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Opens the dictionary in advance for a person who is likely to use it. An error is ignored: the first use tries again. */
export function warmLexicon(): void {
  theLexicon().then(warmForms, () => undefined)
}
