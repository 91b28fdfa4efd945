import { AppError } from '#platform/contract/errors.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import type { HasClock, HasDb, HasStopping } from '../app/app.ts'
import { isolatedTask, openIsolated } from '../isolation/isolation.ts'
import { consumeQuota, type Allowance } from '../quota/quota.ts'

/** The exports of a module that draws one kind of report in a child process. */
export type Drawing<Input> = { draw(input: Input): AsyncGenerator<Uint8Array> }

type Limits = { feature: string; aDay: number; reasons: { enough: Reason; busy: Reason } }

/** Reports of one kind that this process makes at once: more would wait longer than anybody does. */
const AT_ONCE = 2

/**
 * Makes reports of one kind, some hundred kilobytes each, in a child process each. They are whole in memory, so that a failure is an
 * error response and not half a file; a failed report is not charged to the allowance. `module`: exports `methods` of the shape of
 * `Drawing`. The returned function throws `unavailable` (too many at once), `limit`.
 */
export function reportMaker<Input>(module: URL, { feature, aDay, reasons }: Limits) {
  const task = isolatedTask<Drawing<Input>>(module, { atOnce: AT_ONCE, stepMs: 60_000, totalMs: 120_000 })
  const allowance: Allowance = { feature, limit: aDay, seconds: 86_400, reason: reasons.enough }
  let underWay = 0
  return async (app: HasClock & HasDb & HasStopping, userId: string, input: Input): Promise<Buffer> => {
    if (underWay >= AT_ONCE) throw new AppError('unavailable', reasons.busy)
    const { refund } = await consumeQuota(app.db, app.clock, userId, allowance)
    underWay++
    try {
      const session = await openIsolated(task, { signal: app.stopping })
      try {
        const pieces: Uint8Array[] = []
        for await (const piece of session.stream('draw', input)) pieces.push(piece)
        return Buffer.concat(pieces)
      } finally {
        session.close()
      }
    } catch (error) {
      await refund()
      throw error
    } finally {
      underWay--
    }
  }
}
