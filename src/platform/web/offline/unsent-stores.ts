import type { UnsentStore } from '../leaving/unsent.ts'
import type { OutboxEntry } from './entry.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Every string in a value, at any depth: the person's text, without the technical fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' || UUID.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The platform's own stores of unsent data. */
export const platformUnsent: readonly UnsentStore[] = [
  {
    id: 'outbox',
    database: () => 'fernwell-outbox',
    store: 'entries',
    isShared: true,
    isUnsent: (value, userId) => (value as OutboxEntry).userId === userId,
    words: (value) => {
      const { label, input } = value as OutboxEntry
      return [label, ...textsIn(input.body)].filter(Boolean).join('\n') || undefined
    },
  },
  {
    id: 'drafts',
    database: (userId) => `fernwell-person-${userId}`,
    store: 'drafts',
    isUnsent: () => true,
    isDraft: true,
    words: (value) => textsIn(value).join('\n') || undefined,
  },
]
