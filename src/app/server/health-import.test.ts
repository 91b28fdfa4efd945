import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { getCardio, getCardioSession, putCardioSession } from '#features/cardio/contract.ts'
import { loop } from '#features/cardio/engine/tracks.fixture.ts'
import { cardioServer } from '#features/cardio/server/feature.ts'
import * as health from '#features/cardio/server/transfer/health.fixture.ts'
import { indoorTcx, start, undone, upload } from '#features/cardio/server/transfer/importing.fixture.ts'
import { listMeasurements, putBodyProfile, putMeasurement } from '#features/measurements/contract.ts'
import { measurementsServer } from '#features/measurements/server/feature.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'

const server = sharedServer([cardioServer, measurementsServer])

const at = (day: number, hour = 7) => Date.UTC(2026, 1, day, hour)
const points = loop({ speed: 2.8, metres: 5000, every: 5, bpm: (t) => 130 + t / 100, ele: (share) => 60 * Math.sin(share * 3) })
const { appleRecord: record, appleWorkout: workout, weighing } = health

const figures = async (me: SignedIn) =>
  (await me.call(listMeasurements, { query: { span: 'all' } })).entries.map(({ day, values }) => [day, values])
const sessions = async (me: SignedIn) =>
  (await me.call(getCardio)).sessions.map(({ kind, name, seconds, metres, bpm, day }) => ({ kind, name, seconds, metres, bpm, day }))
const undo = (me: SignedIn, id: string) => undone(server, me, id)

const APPLE = [
  health.APPLE_HEAD,
  ...Array.from({ length: 300 }, (_, n) => record('HKQuantityTypeIdentifierStepCount', n, 'count', at(1) + n * 60_000)),
  weighing(72.4, at(1)),
  weighing('160.0', at(2), 'lb'),
  weighing('9000', at(3), 'kg'),
  weighing('71', at(4), 'furlong'),
  record('HKQuantityTypeIdentifierBodyFatPercentage', '0.231', '%', at(1)),
  record('HKQuantityTypeIdentifierWaistCircumference', '32', 'in', at(5)),
  // A record in a correlation also occurs outside it, and counts once.
  ` <Correlation type="HKCorrelationTypeIdentifierFood">\n${weighing(72.4, at(1))} </Correlation>\n`,
  record('HKQuantityTypeIdentifierDietaryEnergyConsumed', '500', 'kcal', at(1)),
  workout({ kind: 'Running', start: at(6), minutes: 29.5, km: 5.012, kcal: 312.4, bpm: 151.6, routes: ['route_a.gpx', 'route_b.gpx'] }),
  workout({ kind: 'Cycling', start: at(7), minutes: 60, old: { distance: 12, unit: 'mi', energy: 2092 }, zone: 'America/Los_Angeles' }),
  workout({ kind: 'StairClimbing', start: at(8), minutes: 12 }),
  workout({ kind: 'TraditionalStrengthTraining', start: at(9), minutes: 50, kcal: 200 }),
  workout({ kind: 'Yoga', start: at(10), minutes: 45 }),
  health.APPLE_END,
].join('')

const half = points.length / 2
const ZIP = zipSync({
  'apple_health_export/Export.xml': strToU8(APPLE),
  'apple_health_export/export_cda.xml': strToU8('<?xml version="1.0"?><ClinicalDocument></ClinicalDocument>'),
  'apple_health_export/workout-routes/route_a.gpx': strToU8(health.appleRoute(points.slice(0, half), at(6))),
  'apple_health_export/workout-routes/route_b.gpx': strToU8(health.appleRoute(points.slice(half), at(6))),
  'apple_health_export/workout-routes/route_lost.gpx': strToU8(health.appleRoute(points, at(20))),
})

describe('Apple Health', () => {
  test('is read, imported, recognised again, and undone except for changed entries', async () => {
    const me = await signedIn(server)
    const looked = await upload(server, me, ZIP, 'Export.zip')
    expect(looked).toMatchObject({
      state: 'ready',
      source: 'apple-health',
      total: 7,
      report: { total: 4, fresh: 4, kindless: 0, cut: 0, unclear: 1, unreadTotal: 0 },
    })
    expect(looked.report!.figures).toEqual({
      total: 3,
      fresh: 3,
      weight: 2,
      bodyFat: 1,
      waist: 1,
      from: '2026-02-01',
      to: '2026-02-05',
      refused: 1,
    })
    expect(looked.report!.left).toEqual([
      { kind: 'HKQuantityTypeIdentifierStepCount', count: 300 },
      { kind: 'HKQuantityTypeIdentifierDietaryEnergyConsumed', count: 1 },
      { kind: 'HKWorkoutActivityTypeTraditionalStrengthTraining', count: 1 },
      { kind: 'apple.routes', count: 1 },
    ])
    expect([await sessions(me), await figures(me)]).toEqual([[], []])

    expect(await start(server, me, looked.id)).toMatchObject({ state: 'done', entries: 7, report: { cameFigures: 3 } })
    expect(await sessions(me)).toEqual([
      { kind: 'class', name: 'Yoga', seconds: 2700, metres: null, bpm: null, day: '2026-02-10' },
      { kind: 'other', name: 'Stair climbing', seconds: 720, metres: null, bpm: null, day: '2026-02-08' },
      // In California it was still the day before.
      { kind: 'ride', name: '', seconds: 3600, metres: 19_312, bpm: null, day: '2026-02-06' },
      { kind: 'run', name: '', seconds: 1770, metres: 5012, bpm: 152, day: '2026-02-06' },
    ])
    expect(await figures(me)).toEqual([
      ['2026-02-01', { weight: 72.4, bodyFat: 23.1 }],
      ['2026-02-02', { weight: 72.57 }],
      ['2026-02-05', { waist: 81.3 }],
    ])
    // Old enough to record acts without points.
    const ledger =
      "select count(*)::int as n, coalesce(sum(points), 0)::int as points from activity_acts where user_id = $1 and kind = 'cardio'"
    expect((await server.app.database.pool.query(ledger, [me.user.id])).rows).toEqual([{ n: 4, points: 0 }])
    const [, , ride, run] = (await me.call(getCardio)).sessions
    const detail = await me.call(getCardioSession, { params: { id: run!.id } })
    expect(detail.energy!.reported).toEqual({ kcal: 312, withRest: false })
    expect(detail.analysis!.route!.points.length).toBeGreaterThan(30)
    expect((await me.call(getCardioSession, { params: { id: ride!.id } })).energy!.reported).toEqual({ kcal: 500, withRest: false })
    // A device's figure counts as a figure of the body, too.
    await me.call(putBodyProfile, { body: { isHidden: true } })
    expect((await me.call(getCardioSession, { params: { id: run!.id } })).energy).toBeNull()

    // The bare file of the same export has the same content, and a later one adds only new records.
    const bare = await upload(server, me, APPLE, 'export.xml')
    expect(bare.report).toMatchObject({ total: 4, fresh: 0, figures: { total: 3, fresh: 0 } })
    const later = await upload(server, me, APPLE.replace(health.APPLE_END, weighing(72.1, at(12)) + health.APPLE_END), 'export.xml')
    expect(later.report).toMatchObject({ fresh: 0, figures: { total: 4, fresh: 1 } })
    expect(await start(server, me, later.id)).toMatchObject({ entries: 1, report: { cameFigures: 1 } })

    const entry = (await me.call(listMeasurements, { query: { span: 'all' } })).entries[0]!
    const { id, ...fields } = entry
    await me.call(putMeasurement, { params: { id }, body: { ...fields, note: 'mine' } })
    const { id: sessionId, day: _d, source: _s, hasTrack: _t, ...own } = run!
    await me.call(putCardioSession, { params: { id: sessionId }, body: { ...own, name: 'Mine now' } })
    expect((await me.call(getCardioSession, { params: { id: sessionId } })).session.name).toBe('Mine now')
    await undo(me, looked.id)
    expect((await sessions(me)).map(({ name }) => name)).toEqual(['Mine now'])
    expect(await figures(me)).toEqual([
      ['2026-02-01', { weight: 72.4, bodyFat: 23.1 }],
      ['2026-02-12', { weight: 72.1 }],
    ])
    // Removed records can be imported again.
    const again = await upload(server, me, ZIP, 'Export.zip')
    expect(again.report).toMatchObject({ fresh: 3, figures: { fresh: 2 } })
    expect(await start(server, me, again.id)).toMatchObject({ entries: 5 })
  })

  test('is read as far as possible: truncated, with invalid XML characters, in an old format', async () => {
    const me = await signedIn(server)
    const cut = await upload(server, me, APPLE.slice(0, APPLE.indexOf('StairClimbing')), 'export.xml')
    expect(cut).toMatchObject({ state: 'ready', report: { total: 2, cut: 1, figures: { total: 3 } } })
    const strange = APPLE.replace('<ExportDate', '<Strange name="a&#11;b & c"/><ExportDate')
    expect((await upload(server, me, strange, 'export.xml')).report).toMatchObject({ total: 4, figures: { total: 3 } })
  })

  test('that is invalid ends with an error, and a malicious one is refused', async () => {
    const me = await signedIn(server)
    expect(await upload(server, me, '<?xml version="1.0"?><rss/>', 'export.xml')).toMatchObject({
      state: 'failed',
      failure: 'unknown_format',
    })
    const bomb = `<?xml version="1.0"?><!DOCTYPE HealthData [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><HealthData><Record type="&b;&b;"/></HealthData>`
    const read = await upload(server, me, bomb, 'export.xml')
    expect(read.state).toBe('ready')
    expect(read.report).toMatchObject({ total: 0, figures: null })
    const deep = `${health.APPLE_HEAD}${'<Correlation>'.repeat(5000)}`
    expect((await upload(server, me, deep, 'export.xml')).report).toMatchObject({ total: 0, cut: 1 })
    const ahead = `${health.APPLE_HEAD}${weighing(70, Date.UTC(2089, 1, 1))}${workout({ kind: 'Running', start: Date.UTC(2089, 1, 1), minutes: 30 })}${health.APPLE_END}`
    expect((await upload(server, me, ahead, 'export.xml')).report).toMatchObject({ total: 0, figures: null, unclear: 2 })
  })
})

describe('Google Fit', () => {
  const TAKEOUT = zipSync({
    'Takeout/Fit/Alle Sitzungen/2026-02-06T07_00_00Z_RUNNING.json': strToU8(
      health.fitSession('running', at(6), 1800, { metres: 5003.7, kcal: 411.6 }),
    ),
    'Takeout/Fit/Alle Sitzungen/2026-02-07T07_00_00Z_BIKING.json': strToU8(health.fitSession('biking', at(7), 1200)),
    'Takeout/Fit/Alle Sitzungen/2026-02-08T07_00_00+01_00_BADMINTON.json': strToU8(health.fitSession('badminton', at(8), 2400)),
    'Takeout/Fit/Alle Sitzungen/2026-02-09T22_00_00Z_SLEEP.json': strToU8(health.fitSession('sleep', at(9, 22), 28_000)),
    'Takeout/Fit/Alle Sitzungen/2026-02-10T07_00_00Z_STRENGTH_TRAINING.json': strToU8(health.fitSession('strength_training', at(10), 2400)),
    'Takeout/Fit/Alle Sitzungen/2026-02-11T07_00_00Z_RUNNING.json': strToU8('{"fitnessActivity":'),
    // The same ride again, as a recording.
    'Takeout/Fit/Aktivitäten/2026-02-07T07_00_00Z_Radfahren.tcx': strToU8(indoorTcx(at(7), { minutes: 20 })),
    'Takeout/Fit/All Data/raw_com.google.weight_com.google.android.apps.fitness.json': strToU8(
      health.fitPoints('weight', [
        [at(1), 74.5],
        [Date.UTC(2026, 2, 3, 6), 73.9],
      ]),
    ),
    'Takeout/Fit/All Data/derived_com.google.weight_com.google.android.gms_merge_weight.json': strToU8(
      health.fitPoints('weight', [[at(1), 74.5]]),
    ),
    'Takeout/Fit/All Data/derived_com.google.body.fat.percentage_x.json': strToU8(health.fitPoints('body.fat.percentage', [[at(1), 21.4]])),
    'Takeout/Fit/Tägliche Aktivitätswerte/Tägliche Aktivitätswerte.csv': strToU8(health.FIT_DAYS),
    'Takeout/Fit/Tägliche Aktivitätswerte/2026-03-01.csv': strToU8(
      'Start time,End time,Calories (kcal)\n08:00:00.000+01:00,08:15:00.000+01:00,30\n',
    ),
  })

  test('is read, imported once, and undone; an outing that is also in Apple’s export is the same one', async () => {
    const me = await signedIn(server)
    const looked = await upload(server, me, TAKEOUT, 'takeout.zip')
    expect(looked).toMatchObject({
      state: 'ready',
      source: 'google-fit',
      report: {
        total: 4,
        fresh: 3,
        unclear: 1,
        figures: { total: 3, fresh: 3, weight: 3, bodyFat: 1, from: '2026-02-01', to: '2026-03-03' },
      },
    })
    expect(looked.report!.left).toEqual([
      { kind: 'google.days', count: 3 },
      { kind: 'google.sleep', count: 1 },
      { kind: 'google.strength_training', count: 1 },
    ])
    expect(await start(server, me, looked.id)).toMatchObject({ state: 'done', entries: 6 })
    expect(await sessions(me)).toMatchObject([
      { kind: 'other', name: 'Badminton', seconds: 2400 },
      { kind: 'ride', seconds: 1200, metres: 9600 },
      { kind: 'run', seconds: 1800, metres: 5004 },
    ])
    expect(await figures(me)).toEqual([
      ['2026-02-01', { weight: 74.5, bodyFat: 21.4 }],
      // A daily mean, without a reading of that day here.
      ['2026-03-02', { weight: 74.25 }],
      ['2026-03-03', { weight: 73.9 }],
    ])
    const run = (await me.call(getCardio)).sessions[2]!
    expect((await me.call(getCardioSession, { params: { id: run.id } })).energy!.reported).toEqual({ kcal: 412, withRest: true })
    // Two outings or readings in the same second are one: of this phone only yoga, one weight and the waist are new.
    const apple = await upload(server, me, ZIP, 'Export.zip')
    expect(apple.report).toMatchObject({ total: 4, fresh: 1, figures: { total: 3, fresh: 2 } })
    await undo(me, looked.id)
    expect([await sessions(me), await figures(me)]).toEqual([[], []])
  })

  test('a daily mean is left out where a reading of that day exists, by the person’s clock and not by UTC', async () => {
    const me = await signedIn(server)
    const zip = zipSync({
      'Takeout/Fit/All Data/raw_com.google.weight_x.json': strToU8(health.fitPoints('weight', [[Date.UTC(2026, 2, 2, 23, 30), 73.9]])),
      'Takeout/Fit/Daily activity metrics/Daily activity metrics.csv': strToU8(health.FIT_DAYS),
    })
    const looked = await upload(server, me, zip, 'takeout.zip')
    await start(server, me, looked.id)
    expect(await figures(me)).toEqual([
      // Half past midnight: on Google's page the 3rd, in a day that begins at four still the 2nd.
      ['2026-03-02', { weight: 74.25 }],
      ['2026-03-02', { weight: 73.9 }],
    ])
  })
})
