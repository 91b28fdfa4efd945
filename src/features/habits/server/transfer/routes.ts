import type { Readable } from 'node:stream'
import { AppError } from '#platform/contract/errors.ts'
import { route } from '#platform/server/http/route.ts'
import { exportHabits, importHabits, MAX_IMPORT_BYTES } from '../../contract-transfer.ts'
import { daysOfHabit, habitsOf } from '../store.ts'
import { bring } from './bringing.ts'
import { asJson, asLoopZip } from './exporting.ts'
import { readAside } from './reading-aside.ts'
import { habitReasons } from '../../reasons.en.ts'

async function bounded(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_IMPORT_BYTES)
      throw new AppError('too_large', habitReasons.import_too_large({ megabytes: MAX_IMPORT_BYTES / 1024 ** 2 }))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const habitTransferRoutes = [
  route(importHabits, async ({ app, person, query, body }) => {
    const file = await readAside(await bounded(body))
    return bring(app, person, file, query.dryRun === '1')
  }),

  route(exportHabits, async ({ app, db, userId, params, reply }) => {
    const key = await app.vault.keyOf(userId)
    const all = []
    for (const habit of await habitsOf(db, key, userId)) all.push({ habit, days: await daysOfHabit(db, key, userId, habit.id) })
    const isLoop = params.format === 'loop'
    return reply
      .type(isLoop ? 'application/zip' : 'application/json')
      .header('content-disposition', `attachment; filename="${isLoop ? 'loop-habits.zip' : 'habits.json'}"`)
      .header('cache-control', 'private, no-store')
      .send(isLoop ? Buffer.from(await asLoopZip(all)) : asJson(all))
  }),
]
