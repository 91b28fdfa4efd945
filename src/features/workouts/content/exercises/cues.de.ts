import type { CueWords } from '../../exercises/cues.ts'
import words from './cues.de.json' with { type: 'json' }

/** `exercises.test.ts` holds the file to its type. */
export const cues: CueWords = words
