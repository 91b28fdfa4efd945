import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openBytes } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { APPLE_END, APPLE_HEAD, appleRecord, appleWorkout, weighing } from './health.fixture.ts'
import type { CardioItem, methods } from './reader-task.ts'

/** A gigabyte by `npm run test:long`. */
const MEGABYTES = process.env.LONG_TESTS === '1' ? 1024 : 24
/** What a child holds of it, Node itself included: the same for any size. */
const MOST_RESIDENT_MB = 400

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 })

/** Resident memory of the children that read, in MB; only Linux tells. */
function residentMb(): number {
  let most = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      if (!status.includes(`PPid:\t${process.pid}\n`)) continue
      most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // It ended while we looked.
    }
  }
  return most
}

test(`an export of ${MEGABYTES} MB is read once, in memory that does not grow with it`, { timeout: 900_000 }, async () => {
  const start = Date.UTC(2020, 0, 1)
  // A morning of a watch, over and over, as most of such a file is.
  let block = ''
  for (let n = 0; block.length < 1024 ** 2; n++)
    block += appleRecord('HKQuantityTypeIdentifierHeartRate', 60 + (n % 90), 'count/min', start + n * 5000)
  const rows = block.split('\n').length - 1
  const tail =
    Array.from({ length: 3000 }, (_, n) => weighing((70 + (n % 40) / 10).toFixed(1), start + n * 86_400_000)).join('') +
    Array.from({ length: 2000 }, (_, n) =>
      appleWorkout({ kind: 'Running', start: start + n * 86_400_000 + 3_600_000, minutes: 30, km: 5, bpm: 140 }),
    ).join('') +
    APPLE_END
  const [head, body, end] = [APPLE_HEAD, block, tail].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]
  const bytes = head.length + MEGABYTES * body.length + end.length
  const range = (from: number, to: number) => {
    const pieces: Buffer[] = []
    for (let at = from; at < to;) {
      const inBody = at - head.length
      const [source, offset] =
        inBody < 0 ? [head, at] : inBody < MEGABYTES * body.length ? [body, inBody % body.length] : [end, inBody - MEGABYTES * body.length]
      const piece = source.subarray(offset, Math.min(source.length, offset + to - at))
      pieces.push(piece)
      at += piece.length
    }
    return Buffer.concat(pieces)
  }

  let most = 0
  const watch = setInterval(() => (most = Math.max(most, residentMb())), 250)
  const began = performance.now()
  const counts = { session: 0, figure: 0, left: 0, tick: 0 }
  try {
    const reading = await openBytes<CardioItem>({ name: 'export.xml', bytes, range }, reader)
    try {
      for await (const item of reading.items()) {
        if (item.what === 'left') counts.left += item.kinds.reduce((sum, [, count]) => sum + count, 0)
        else if (item.what in counts) counts[item.what as 'session']++
      }
    } finally {
      reading.close()
    }
  } finally {
    clearInterval(watch)
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`${Math.round(bytes / 1024 ** 2)} MB in ${seconds.toFixed(1)} s, at most ${Math.round(most)} MB resident in the child`)
  expect(counts).toMatchObject({ session: 2000, figure: 3000, left: MEGABYTES * rows })
  expect(counts.tick).toBeGreaterThan(MEGABYTES / 10)
  expect(most).toBeLessThan(MOST_RESIDENT_MB)
})
