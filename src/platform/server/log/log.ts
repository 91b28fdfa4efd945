import { pino, type Logger } from 'pino'
import type { Config } from '../config/config.ts'

export type Log = Logger

/**
 * Structured lines on standard output. They contain neither a person's text nor their name: requests are logged by route
 * pattern, errors by name, code and location. Messages of errors are logged only where they cannot quote a person's text.
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
    chain.push({
      type: e.name,
      ...(code === undefined ? {} : { code }),
      ...(hasSafeMessage(e) ? { message: e.message } : {}),
      at: e.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
        .map((line) => line.trim()),
    })
  }
  return chain.length === 1 ? chain[0]! : { chain }
}

/** JavaScript's errors about our own code, and our own errors about machines: names, paths and numbers, no text of a person. */
const PLAIN = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AssertionError',
  'ConfigError',
  'EmbeddedPostgresError',
  'RenderError',
  'SpeechError',
])

/** System errors name a call, a path or a host. Errors of libraries have similar codes, but quote answers of servers. */
function hasSafeMessage(error: Error): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return PLAIN.has(error.name) || (typeof syscall === 'string' && /^E[A-Z]+$/.test(String(code)))
}
