import type { Person } from '#platform/server/auth/sessions.ts'

/** Who writes. `sessionId` identifies the device; `import`, `server` and `seed` stand for no device. */
export type Author = Pick<Person, 'id' | 'sessionId' | 'zone' | 'dayStart' | 'locale'>
