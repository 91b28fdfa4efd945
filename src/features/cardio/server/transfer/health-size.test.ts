import { readdirSync, readFileSync } from 'node:fs'
import { Zip, ZipDeflate } from 'fflate'
import { describe, expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { openBytes } from '#platform/server/imports/reading.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import { APPLE_END, APPLE_HEAD, appleRecord, appleWorkout, weighing } from './health.fixture.ts'
import type { CardioItem, methods } from './reader-task.ts'

/** A gigabyte by `npm run test:all`. */
const MEGABYTES = rounds(24, 1024)
/** Memory limit of the child process, Node included, for a file of any size. */
const MOST_RESIDENT_MB = 400

const reader = isolatedTask<typeof methods>(new URL('./reader-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 })

const commandOf = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** Resident memory of the reading child processes, in MB; works on Linux only. */
function residentMb(): number {
  const own = commandOf('self')
  let most = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      // A child between fork and exec still has the memory of the test process itself.
      if (!status.includes(`PPid:\t${process.pid}\n`) || commandOf(pid) === own) continue
      most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // The process ended meanwhile.
    }
  }
  return most
}

const start = Date.UTC(2020, 0, 1)
// Records of a morning from a watch, repeated, like most of a real file.
let morning = ''
for (let n = 0; morning.length < 1024 ** 2; n++)
  morning += appleRecord('HKQuantityTypeIdentifierHeartRate', 60 + ((n * 7919) % 101), 'count/min', start + n * 5000)
const rows = morning.split('\n').length - 1
const tail =
  Array.from({ length: 3000 }, (_, n) => weighing((70 + (n % 40) / 10).toFixed(1), start + n * 86_400_000)).join('') +
  Array.from({ length: 2000 }, (_, n) =>
    appleWorkout({ kind: 'Running', start: start + n * 86_400_000 + 3_600_000, minutes: 30, km: 5, bpm: 140 }),
  ).join('') +
  APPLE_END
const [head, body, end] = [APPLE_HEAD, morning, tail].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]

/** A virtual file that is never in memory: `begin`, then `middle` repeated MEGABYTES times, then `rest`. */
function longFile(name: string, begin: Buffer, middle: Buffer, rest: Buffer) {
  const bytes = begin.length + MEGABYTES * middle.length + rest.length
  const range = (from: number, to: number) => {
    const pieces: Buffer[] = []
    for (let at = from; at < to;) {
      const inMiddle = at - begin.length
      const [source, offset] =
        inMiddle < 0
          ? [begin, at]
          : inMiddle < MEGABYTES * middle.length
            ? [middle, inMiddle % middle.length]
            : [rest, inMiddle - MEGABYTES * middle.length]
      const piece = source.subarray(offset, Math.min(source.length, offset + to - at))
      pieces.push(piece)
      at += piece.length
    }
    return Buffer.concat(pieces)
  }
  return { name, bytes, range }
}

/** The same file in a zip, as a phone creates it. */
function zipped() {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const file = new ZipDeflate('apple_health_export/export.xml', { level: 1 })
  zip.add(file)
  file.push(head)
  for (let n = 0; n < MEGABYTES; n++) file.push(body)
  file.push(end, true)
  zip.end()
  const whole = Buffer.concat(pieces)
  return { name: 'export.zip', bytes: whole.length, range: (from: number, to: number) => whole.subarray(from, to) }
}

/** Reads a file, logs the duration, and returns item counts and the peak memory of the child process. */
async function read(file: Parameters<typeof openBytes>[0]) {
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, residentMb())), 100)
  const began = performance.now()
  const counts = { session: 0, figure: 0, left: 0, tick: 0, cut: 0 }
  try {
    const reading = await openBytes<CardioItem>(file, reader)
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
  console.log(
    `${file.name}: ${Math.round(file.bytes / 1024 ** 2)} MB in ${seconds.toFixed(1)} s, at most ${Math.round(most)} MB resident in the child`,
  )
  return { counts, most }
}

describe(`of ${MEGABYTES} MB`, { timeout: 900_000 }, () => {
  // The zip holds the same export.xml.
  test.each(
    [
      ['a zip', zipped],
      ['export.xml', () => longFile('export.xml', head, body, end)],
    ].slice(0, rounds(1, 2)) as [string, () => Parameters<typeof openBytes>[0]][],
  )('%s is read once, in memory that does not grow with it', async (_name, make) => {
    const { counts, most } = await read(make())
    expect(counts).toMatchObject({ session: 2000, figure: 3000, left: MEGABYTES * rows, cut: 0 })
    expect(counts.tick).toBeGreaterThan(MEGABYTES / 10)
    expect(most).toBeLessThan(MOST_RESIDENT_MB)
  })

  test.each(
    [
      ['one value', '<Record value="'],
      ['one comment', '<!--'],
      ['one text', '<Me>'],
    ].slice(0, rounds(1, 3)),
  )('%s without an end does not exhaust memory, and the records before it are read', async (_name, open) => {
    const begin = Buffer.from(`${APPLE_HEAD}${weighing('70', start)}${open}`)
    const { counts, most } = await read(longFile('export.xml', begin, Buffer.alloc(1024 ** 2, 'a'), Buffer.from('')))
    expect(counts).toMatchObject({ session: 0, figure: 1, cut: 1 })
    expect(most).toBeLessThan(MOST_RESIDENT_MB)
  })
})
