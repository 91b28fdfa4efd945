import { z } from 'zod'
import type { CompanionDeed } from '#platform/server/companion-slots.ts'
import { MEMORY_AREAS, Sentence } from '../../contract-memory.ts'

export const REMEMBER = 'companion.remember'

export const memoryDeeds: readonly CompanionDeed[] = [
  {
    id: REMEMBER,
    name: 'remember',
    description:
      'Asks the person whether one thing that they said of themselves in this conversation may be remembered in others: a lasting fact or wish, in one plain sentence in their language. Rarely, never what is painful, and never what stood in a record.',
    args: z.strictObject({
      sentence: Sentence.describe('One sentence, in the third person: “Has a sister called Ada.”'),
      area: z.enum(MEMORY_AREAS).describe('What it is about'),
    }),
  },
]
