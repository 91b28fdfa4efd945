/** Where the supervisor says what it does. Messages and fields never hold anything a person wrote. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: Record<string, unknown>) => void
