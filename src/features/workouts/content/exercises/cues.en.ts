import type { CueWords } from '../../exercises/cues.ts'
import words from './cues.en.json' with { type: 'json' }

/** `exercises.test.ts` holds the file to its type. */
export const cues: CueWords = words
