import type { Person } from '#platform/server/auth/sessions.ts'

/** The author of a change. `sessionId` identifies the device; `import`, `server` and `seed` are no devices. */
export type Author = Pick<Person, 'id' | 'sessionId' | 'zone' | 'dayStart' | 'locale'>
