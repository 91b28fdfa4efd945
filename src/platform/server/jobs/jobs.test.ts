import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/server/log/log.ts'
import { cloneDatabase } from '#testing/postgres.ts'
import { thoroughTest } from '#testing/depth.ts'
import { openJobs, work, type Job } from './jobs.ts'

thoroughTest('a job whose worker was killed is done by another within a minute, not after its whole timeout', async () => {
  const database = await cloneDatabase(inject('postgres'))
  const job: Job<{ what: string }> = { name: 'orphan', data: z.object({ what: z.string() }), timeout: 1800 }
  const jobs = openJobs(database.connection, createLog('silent'), [job as unknown as Job<never>], { superviseSeconds: 1 })
  onTestFinished(async () => {
    await jobs.stop()
    await database.drop()
  })
  await jobs.send(job, { what: 'a long letter' }, { startAfter: new Date(Date.now() + 3_600_000) })
  // The state that a killed worker leaves behind: active, without a heartbeat for a minute.
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rowCount } = await client.query(
    "update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '60 seconds' where name = 'orphan'",
  )
  await client.end()
  expect(rowCount).toBe(1)

  const done: string[] = []
  await jobs.startWorker([work(job, async ({ what }) => void done.push(what))])
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['a long letter'])
})
