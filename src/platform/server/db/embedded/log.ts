/** The supervisor's log. Messages and fields never contain a person's text. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields?: Record<string, unknown>) => void
