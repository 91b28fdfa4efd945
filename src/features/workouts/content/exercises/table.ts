import type { Exercise } from '../../exercise.ts'
import table from './table.json' with { type: 'json' }

/**
 * All built-in exercises, with English names. JSON widens the literals of our types; `content.test.ts` holds the table to them. Import
 * it lazily on the web, because no page's first scripts may contain it.
 */
export const exercises = table as unknown as readonly Exercise[]
