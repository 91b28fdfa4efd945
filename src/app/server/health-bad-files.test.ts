import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { getCardio, getCardioSession } from '#features/cardio/contract.ts'
import { loop } from '#features/cardio/engine/tracks.fixture.ts'
import { cardioServer } from '#features/cardio/server/feature.ts'
import {
  APPLE_END,
  APPLE_HEAD,
  appleRecord,
  appleRoute,
  appleWorkout,
  fitSession,
  weighing,
} from '#features/cardio/server/transfer/health.fixture.ts'
import { start, upload } from '#features/cardio/server/transfer/importing.fixture.ts'
import { listMeasurements } from '#features/measurements/contract.ts'
import { measurementsServer } from '#features/measurements/server/feature.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'

// Broken or malicious exports of health apps: each import ends with an error or with the intact part, and existing data stays.

const server = sharedServer([cardioServer, measurementsServer])

const at = (day: number, hour = 7) => Date.UTC(2026, 1, day, hour)
const run = (day: number, routes: string[] = []) => appleWorkout({ kind: 'Running', start: at(day), minutes: 30, km: 5, routes })
const xml = (...inside: string[]) => [APPLE_HEAD, ...inside, APPLE_END].join('')
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
const XML_PATH = 'apple_health_export/export.xml'

/** Overwrites the middle of the only file of a zip with bytes that no compressor produces. */
function withHole(zip: Uint8Array, name: string): Uint8Array {
  const holed = Uint8Array.from(zip)
  const begin = Buffer.from(zip).indexOf(name) + name.length
  const packed = Buffer.from(zip).readUInt32LE(begin - name.length - 12)
  holed.fill(0xff, begin + Math.floor(packed * 0.6), begin + Math.floor(packed * 0.9))
  return holed
}

let me: SignedIn
const here = async () => ({
  sessions: (await me.call(getCardio)).sessions,
  figures: (await me.call(listMeasurements, { query: { span: 'all' } })).entries,
})
let before: Awaited<ReturnType<typeof here>>
beforeEach(async () => {
  me = await signedIn(server)
  const good = await upload(server, me, xml(weighing(72.4, at(1)), run(1)), 'export.xml')
  await start(server, me, good.id)
  before = await here()
  expect([before.sessions.length, before.figures.length]).toEqual([1, 1])
})

describe('a zip', () => {
  const steps = Array.from({ length: 20_000 }, (_, n) =>
    appleRecord('HKQuantityTypeIdentifierHeartRate', 60 + ((n * 7919) % 101), 'count/min', at(3) + n * 5000),
  ).join('')
  const whole = zipOf({ [XML_PATH]: xml(weighing(71.9, at(2)), run(2), steps, run(5)) })

  test.each([
    ['cut in its middle', 'damaged', () => whole.slice(0, whole.length / 2)],
    ['without its last byte', 'damaged', () => whole.slice(0, -1)],
    ['of its first four bytes', 'damaged', () => whole.slice(0, 4)],
    ['that unpacks to a thousand times its size', 'bomb', () => zipOf({ [XML_PATH]: APPLE_HEAD + ' '.repeat(40 * 1024 * 1024) })],
    [
      'under a password',
      'encrypted',
      () => {
        const locked = Buffer.from(whole)
        const entry = locked.indexOf('PK\x01\x02', 0, 'latin1')
        locked.writeUInt16LE(locked.readUInt16LE(entry + 8) | 1, entry + 8)
        return locked
      },
    ],
    ['that holds another app’s words', 'unknown_format', () => zipOf({ 'a/b.xml': '<?xml version="1.0"?><rss/>' })],
  ])('%s ends as %s, and nothing is lost', async (_name, failure, bytes) => {
    expect(await upload(server, me, bytes(), 'Export.zip')).toMatchObject({ state: 'failed', failure, report: null })
    expect(await here()).toEqual(before)
  })

  test('with a hole in its export is read up to there, and says so', async () => {
    const looked = await upload(server, me, withHole(whole, XML_PATH), 'Export.zip')
    expect(looked).toMatchObject({ state: 'ready', report: { total: 1, fresh: 1, cut: 1, figures: { total: 1 } } })
    expect(await start(server, me, looked.id)).toMatchObject({ state: 'done', entries: 2 })
    const now = await here()
    expect(now.sessions).toEqual(expect.arrayContaining(before.sessions))
    expect(now.figures).toEqual(expect.arrayContaining(before.figures))
    expect([now.sessions.length, now.figures.length]).toEqual([2, 2])
  })

  test('with a hole in a route imports the workout without the route', async () => {
    const way = appleRoute(loop({ speed: 2.8, metres: 5000, every: 5 }), at(2))
    const path = 'apple_health_export/workout-routes/a.gpx'
    const zip = withHole(zipOf({ [path]: way, [XML_PATH]: xml(run(2, ['a.gpx'])) }), path)
    const looked = await upload(server, me, zip, 'Export.zip')
    expect(looked.report).toMatchObject({ total: 1, cut: 0, left: [{ kind: 'apple.unreadRoutes', count: 1 }] })
    expect(await start(server, me, looked.id)).toMatchObject({ state: 'done', entries: 1 })
    const { sessions } = await here()
    expect((await me.call(getCardioSession, { params: { id: sessions[0]!.id } })).analysis?.route ?? null).toBeNull()
  })

  test('of Google with a hole in one session loses that one', async () => {
    const path = 'Takeout/Fit/All Sessions/2026-02-06T07_00_00Z_RUNNING.json'
    const noise = Array.from({ length: 3000 }, (_, n) => String((n * 7919) % 1009)).join(' ')
    const zip = withHole(
      zipOf({
        [path]: fitSession('running', at(6), 1800).replace('{', `{"note":"${noise}",`),
        'Takeout/Fit/All Sessions/2026-02-07T07_00_00Z_RUNNING.json': fitSession('running', at(7), 1800),
        'Takeout/Fit/All Sessions/2026-02-08T07_00_00Z_RUNNING.json': fitSession('running', at(8), 1800).replaceAll(
          '2026-02-08',
          '2026-02-30',
        ),
      }),
      path,
    )
    expect((await upload(server, me, zip, 'takeout.zip')).report).toMatchObject({ total: 1, unclear: 2 })
  })
})

describe('an export', () => {
  test('with entities that expand or name files shows them as plain text', async () => {
    const laughs = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
    const type = '<!DOCTYPE HealthData [<!ENTITY l0 "ha"><!ENTITY file SYSTEM "file:///etc/hostname">'
    const text = `<?xml version="1.0"?>${type}${laughs}]><HealthData>${run(2).replace('HKWorkoutActivityTypeRunning', 'HKWorkoutActivityType&l30;&file;')}<Me>&l30;&file;</Me></HealthData>`
    const looked = await upload(server, me, text, 'export.xml')
    expect(looked.report).toMatchObject({ total: 1, found: [{ kind: 'other', name: '&l30;&file;' }] })
  })

  test.each(
    [
      ['a tag', '<Record value="'],
      ['a comment', '<!--'],
      ['a document type', '<!DOCTYPE x ['],
      ['a text', '<Me>'],
      ['a name', '<'],
    ].slice(0, rounds(1, 5)),
  )('with %s that never ends is read up to there', async (_name, open) => {
    const looked = await upload(server, me, `${APPLE_HEAD}${run(2)}${open}${'a'.repeat(5_000_000)}`, 'export.xml')
    expect(looked.report).toMatchObject({ total: 1, cut: 1 })
    expect(await here()).toEqual(before)
  })

  test('with endless nesting, or with more kinds and attributes than exist, costs little', async () => {
    const deep = await upload(server, me, `${APPLE_HEAD}${run(2)}${'<Record>'.repeat(100_000)}`, 'export.xml')
    expect(deep.report).toMatchObject({ total: 1, cut: 1 })
    const kinds = Array.from({ length: 3000 }, (_, n) => `<Record type="${'K'.repeat(n % 300)}${n}"/>`).join('')
    const wide = `<Record ${Array.from({ length: 20_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`
    const { report } = await upload(server, me, xml(kinds, wide, run(2)), 'export.xml')
    expect(report).toMatchObject({ total: 1, cut: 0 })
    expect(report!.leftTotal).toBeLessThanOrEqual(1001)
    for (const { kind } of report!.left) expect(kind.length).toBeLessThanOrEqual(120)
  })

  test('with impossible days and figures imports none of them', async () => {
    const wrong = [
      '2026-02-30 07:00:00 +0100',
      '2026-13-01 07:00:00 +0100',
      '0001-01-01 00:00:00 +0000',
      '9999-12-31 23:59:59 +0000',
      '30.02.2026',
      '2026-02-02',
      '',
    ]
    const dated = wrong.flatMap((time) => [
      `<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="70" startDate="${time}" endDate="${time}"/>`,
      `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" startDate="${time}" endDate="${time}"/>`,
    ])
    const ahead = [weighing(70, Date.UTC(2089, 1, 1)), appleWorkout({ kind: 'Running', start: Date.UTC(2089, 1, 1), minutes: 30 })]
    const backwards = `<Workout workoutActivityType="HKWorkoutActivityTypeRunning" startDate="2026-02-02 08:00:00 +0100" endDate="2026-02-02 07:00:00 +0100"/>`
    const values = ['-5', '0', '1e999', 'NaN', '', '0x46', '100000'].map((kg, n) => weighing(kg, at(2, n)))
    const looked = await upload(server, me, xml(...dated, ...ahead, backwards, ...values), 'export.xml')
    expect(looked.report).toMatchObject({ total: 0, fresh: 0, unclear: 2 * wrong.length + 2 + 1 + 4 })
    // It is a number, but no valid weight: the measurements' own limits refuse it.
    expect(looked.report!.figures).toMatchObject({ total: 0, fresh: 0, refused: 3 })
    expect(await here()).toEqual(before)
  })
})
