import { openLexicon, type Lexicon } from './database.ts'

let opening: Promise<Lexicon> | undefined

/** The dictionary of this process, opened with the first question; it is the same for everybody. */
export function theLexicon(): Promise<Lexicon> {
  opening ??= openLexicon().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
