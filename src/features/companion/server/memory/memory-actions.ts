import { z } from 'zod'
import { crisisIn } from '#platform/care/crisis.ts'
import type { CompanionAction } from '#platform/server/companion-slots.ts'
import { MEMORY_AREAS, Sentence } from '../../contract-memory.ts'

export const REMEMBER = 'companion.remember'

/** A note about a person begins with its verb; the check reads full sentences about people, so it also gets one with a subject. */
const mayBeNoted = (note: string): boolean => !crisisIn(note) && !crisisIn(`She ${note.charAt(0).toLowerCase()}${note.slice(1)}`)

export const memoryActions: readonly CompanionAction[] = [
  {
    id: REMEMBER,
    name: 'remember',
    description:
      'Asks the person whether one thing that they said of themselves in this conversation may be remembered in others: a lasting fact or wish, in one plain sentence in their language. Rarely, never what is painful, and never what stood in a record.',
    args: z.strictObject({
      // Words that may speak of danger need help now, and never become a note about a person.
      sentence: Sentence.refine(mayBeNoted).describe('One sentence, in the third person: “Has a sister called Ada.”'),
      area: z.enum(MEMORY_AREAS).describe('What it is about'),
    }),
  },
]
