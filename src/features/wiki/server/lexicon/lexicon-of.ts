import { openLexicon, type Lexicon } from './database.ts'
import { warmForms } from './morphology.ts'

let opening: Promise<Lexicon> | undefined

/** The dictionary of this process, opened with the first question; it is the same for everybody. */
export function theLexicon(): Promise<Lexicon> {
  opening ??= openLexicon().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Begins to open the dictionary for somebody who is about to ask it. What fails is tried again with the question itself. */
export function warmLexicon(): void {
  theLexicon().then(warmForms, () => undefined)
}
