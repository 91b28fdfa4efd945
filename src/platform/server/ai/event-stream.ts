import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import type { AiRun } from './ai.ts'

const HEARTBEAT_MS = 15_000

/**
 * Streams a run as the response of an endpoint whose response is `bytes(['text/event-stream'])`. Events are JSON:
 * first `{run}` (its id, for a stop endpoint), then `{text}` pieces and `{step}` for other steps, last `{done: true, finish, usage}` or
 * `{error, message, reason, params}`. When the client disconnects before the end, the run is stopped.
 *
 *     route(suggest, async ({ app, userId, reply }) => answerRun(reply, await app.ai.stream({ userId, … })))
 */
export function answerRun(reply: FastifyReply, run: AiRun): Readable {
  // The client disconnected while the run was being started: nothing else would end it.
  if (reply.raw.destroyed) {
    run.stop()
    throw new AppError('unavailable', httpReasons.caller_left())
  }
  const events = new Readable({ read() {} })
  const send = (event: object) => void (events.destroyed || events.push(`data: ${JSON.stringify(event)}\n\n`))
  // An empty comment line now and then: a proxy may close a silent connection.
  const heartbeat = setInterval(() => void (events.destroyed || events.push(':\n\n')), HEARTBEAT_MS)
  heartbeat.unref()
  reply.raw.once('close', () => {
    clearInterval(heartbeat)
    run.stop()
  })

  async function pump(): Promise<void> {
    send({ run: run.id })
    run.steps?.((step) => send({ step }))
    try {
      for await (const text of run) send({ text })
    } catch {
      // The outcome has the reason.
    }
    const { finish, usage, error } = await run.outcome
    send(
      error
        ? { error: error.code, message: error.message, reason: error.reason.id, params: error.reason.params }
        : { done: true, finish, usage },
    )
    clearInterval(heartbeat)
    if (!events.destroyed) events.push(null)
  }
  void pump()

  // No keep-alive: when the app stops in mid-answer, the connection ends with the answer, and nothing waits for it to time out.
  reply.header('connection', 'close')
  // Proxies that buffer responses would delay the stream until its end.
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8')
  return events
}
