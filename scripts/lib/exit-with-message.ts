import process from 'node:process'

/** Errors whose message tells a person what to do. */
const PLAIN = ['ConfigError', 'EmbeddedPostgresError', 'NewerDatabaseError', 'UsageError']

export class UsageError extends Error {
  override name = 'UsageError'
}

/** Ends the process with an error: only its message if it was written for people, else the whole error. */
export function exitWithMessage(error: unknown): never {
  if (error instanceof Error && PLAIN.includes(error.name)) console.error(error.message)
  else if ((error as { code?: string }).code === 'EADDRINUSE')
    console.error('PORT is in use by another program. Set PORT to another number and start again.')
  else console.error(error)
  process.exit(1)
}
