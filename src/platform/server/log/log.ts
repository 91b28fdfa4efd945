import { pino, type Logger } from 'pino'
import type { Config } from '../config/config.ts'

export type Log = Logger

/**
 * Structured lines on standard output. Nothing that a person wrote or is named by goes in: requests are logged by route
 * pattern, errors by name, code and stack, and a database error's message (which can quote values) is left out.
 */
export function createLog(level: Config['logLevel'], stream?: { write(line: string): void }): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }
  return stream ? pino(options, stream) : pino(options)
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const chain: Record<string, unknown>[] = []
  for (let e: Error | undefined = error; e && chain.length < 4; e = e.cause as Error | undefined) {
    const code = (e as { code?: unknown }).code
    // SQLSTATEs and drizzle's "Failed query" carry statement text and values in the message: only their place is told.
    const quotes = (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) || e.message.startsWith('Failed query') || e.cause !== undefined
    chain.push({
      type: e.name,
      ...(code === undefined ? {} : { code }),
      ...(quotes ? {} : { message: e.message }),
      at: e.stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 8).map((line) => line.trim()),
    })
  }
  return chain.length === 1 ? chain[0]! : { chain }
}
