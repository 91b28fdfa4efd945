import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { ageOf, weightTrendOf } from '#platform/server/body-facts.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import {
  deleteMeasurement,
  exportMeasurementsCsv,
  listMeasurements,
  MAX_ENTRIES,
  NO_PROFILE,
  putBodyProfile,
  putMeasurement,
  RECENT_DAYS,
} from '../contract.ts'
import { changeBodyPhoto, deleteBodyPhoto, getBodyPhoto, listBodyPhotos, putBodyPhoto } from '../contract-photos.ts'
import { measurementsServer } from './feature.ts'
import { bodyPhotos } from './photos.ts'

let today: string
const server = sharedServer([measurementsServer], { worker: false })
beforeAll(async () => {
  today = localDayOf(server.clock.now(), 'UTC', 0)
})

const fields = (values: Record<string, number>, ago = 0, note = '') => ({
  day: addDays(today, -ago),
  at: server.clock.now().toISOString(),
  values,
  note,
})
const write = (me: SignedIn, values: Record<string, number>, ago = 0, id = uuidv7()) =>
  me.call(putMeasurement, { params: { id }, body: fields(values, ago) })
const all = (me: SignedIn) => me.call(listMeasurements, { query: {} })

describe('measurements', () => {
  test('are written, changed and deleted; each request may be sent twice', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await write(me, { weight: 72.4 }, 1, id)
    await write(me, { weight: 72.4 }, 1, id)
    await write(me, { weight: 72.6, waist: 81 }, 2, id)
    expect((await all(me)).entries.map(({ day, values }) => [day, values])).toEqual([[addDays(today, -2), { weight: 72.6, waist: 81 }]])
    await me.call(deleteMeasurement, { params: { id } })
    await me.call(deleteMeasurement, { params: { id } })
    expect((await all(me)).entries).toEqual([])
  })

  test('are listed in order of their days, only recent ones by default, with the first day', async () => {
    const me = await signedIn(server)
    for (const ago of [3, RECENT_DAYS + 1, 0, 12]) await write(me, { weight: 70 + ago / 10 }, ago)
    const recent = await all(me)
    expect(recent.entries.map(({ values }) => values.weight)).toEqual([71.2, 70.3, 70])
    expect(recent.firstDay).toBe(addDays(today, -RECENT_DAYS - 1))
    const { entries } = await me.call(listMeasurements, { query: { span: 'all' } })
    expect(entries.map(({ day }) => day)).toEqual([RECENT_DAYS + 1, 12, 3, 0].map((ago) => addDays(today, -ago)))
  })

  test('outside plausible bounds are refused with a reason, and change nothing', async () => {
    const me = await signedIn(server)
    const refusals = [
      [{ weight: -5 }, 'measurements.out_of_range'],
      [{ weight: 1e9 }, 'measurements.out_of_range'],
      [{ waist: 0 }, 'measurements.out_of_range'],
      [{}, 'measurements.nothing_measured'],
    ] as const
    for (const [values, reason] of refusals) {
      const { status, fieldReasons } = await me.fail(putMeasurement, { params: { id: uuidv7() }, body: fields(values) })
      expect([values, status, Object.values(fieldReasons ?? {}).map((one) => one.reason)]).toEqual([values, 400, [reason]])
    }
    const tail = { params: { id: uuidv7() }, body: { ...fields({ weight: 70 }), values: { tail: 30 } as never } }
    expect((await me.fail(putMeasurement, tail)).status).toBe(400)
    expect(await me.fail(putMeasurement, { params: { id: uuidv7() }, body: fields({ weight: 70 }, -2) })).toMatchObject({
      status: 400,
      reason: 'measurements.in_future',
    })
    expect((await all(me)).entries).toEqual([])
  })

  test('cannot be read in the database', async () => {
    const me = await signedIn(server)
    await me.call(putMeasurement, { params: { id: uuidv7() }, body: fields({ weight: 68.125 }, 0, 'Nobody else reads this') })
    await me.call(putBodyProfile, { body: { heightCm: 181.5 } })
    const { rows } = await server.app.database.pool.query<{ text: string }>(
      "select encode(sealed, 'escape') as text from measurements_entries where user_id = $1 union all select encode(sealed, 'escape') from measurements_profiles where user_id = $1",
      [me.user.id],
    )
    expect(rows).toHaveLength(2)
    for (const { text } of rows) expect(text).not.toMatch(/68\.125|Nobody|181\.5/)
  })

  test('are limited in number: one too many is refused with a reason', async () => {
    const me = await signedIn(server)
    await server.app.database.pool.query(
      "insert into measurements_entries (user_id, id, sealed, day, at) select $1, gen_random_uuid(), '\\x00', '2026-05-04', now() from generate_series(1, $2)",
      [me.user.id, MAX_ENTRIES],
    )
    const refused = await me.fail(putMeasurement, { params: { id: uuidv7() }, body: fields({ weight: 70 }) })
    expect(refused).toMatchObject({ status: 429, reason: 'measurements.too_many' })
  })

  test('are exported as a table without formulas that a spreadsheet would run', async () => {
    const me = await signedIn(server)
    await me.call(putMeasurement, { params: { id: uuidv7() }, body: fields({ weight: 72.4, bodyFat: 20 }, 0, '=1+1, "quoted"') })
    const lines = (await (await me.call(exportMeasurementsCsv)).text()).split('\r\n')
    expect(lines[0]).toMatch(/^"date","time_utc","weight_kg","bodyFat_percent","waist_cm",/)
    expect(lines[1]).toMatch(new RegExp(`^"${today}",[^,]+,72.4,20,`))
    expect(lines[1]).toContain(`"'=1+1, ""quoted"""`)
  })

  test('of another person are neither listed nor changed under the same id', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = uuidv7()
    await write(me, { weight: 72 }, 0, id)
    await write(other, { weight: 90 }, 0, id)
    await other.call(deleteMeasurement, { params: { id } })
    expect((await all(me)).entries.map(({ values }) => values)).toEqual([{ weight: 72 }])
  })
})

describe('the body profile', () => {
  test('is empty at first, and a change of one field leaves the others', async () => {
    const me = await signedIn(server)
    expect((await all(me)).profile).toEqual(NO_PROFILE)
    await Promise.all([
      me.call(putBodyProfile, { body: { heightCm: 170 } }),
      me.call(putBodyProfile, { body: { isHidden: true } }),
      me.call(putBodyProfile, { body: { formulaSex: 'female', birthYear: 1990 } }),
    ])
    expect((await all(me)).profile).toEqual({ ...NO_PROFILE, heightCm: 170, isHidden: true, formulaSex: 'female', birthYear: 1990 })
    expect((await me.fail(putBodyProfile, { body: { heightCm: 17 } })).status).toBe(400)
  })

  test('reaches other features through the slot, with the weight, its trend and the latest body fat', async () => {
    const me = await signedIn(server)
    await me.call(putBodyProfile, { body: { heightCm: 178, formulaSex: 'male', birthYear: 1990, fatMethod: 'navy' } })
    await write(me, { weight: 80 }, 2)
    await write(me, { weight: 82 }, 1)
    await write(me, { weight: 84 }, 1)
    await write(me, { waist: 86, neck: 38 }, 40)
    const person = { ...me.user, zone: 'UTC', dayStart: 0 } as never
    const { facts, weights } = await server.app.services.body(person, addDays(today, -7), today)
    expect(weights).toEqual([
      { day: addDays(today, -2), kg: 80 },
      { day: addDays(today, -1), kg: 83 },
    ])
    expect(facts).toMatchObject({ heightCm: 178, isHidden: false, bodyFat: { day: addDays(today, -40) } })
    expect(facts.bodyFat!.percent).toBeCloseTo(17.2, 1)
    expect(ageOf(facts, '2026-05-04')).toBe(36)
    const trend = await weightTrendOf(server.app, person, addDays(today, -1), today)
    expect(trend.map((point) => Number(point.trend.toFixed(2)))).toEqual([80.3])
  })
})

describe('photos', () => {
  const picture = async (hue: number) =>
    new Uint8Array(
      await sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: hue, g: 120, b: 90 } } })
        .jpeg()
        .withExif({ IFD0: { Make: 'Fernwell Camera' } })
        .toBuffer(),
    )
  const keep = async (me: SignedIn, id: string, body: Uint8Array<ArrayBuffer>) =>
    me.call(putBodyPhoto, { params: { id }, query: { day: today, pose: 'front' }, body })

  test('are stored encrypted and without metadata, returned, described anew and deleted with all their bytes', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const original = await picture(200)
    const [first, again] = await Promise.all([keep(me, id, original), keep(me, id, original)])
    expect([first, again]).toEqual(Array.from({ length: 2 }, () => ({ id, day: today, pose: 'front', width: 900, height: 1200 })))
    const objects = await Array.fromAsync(server.app.storage.list(`measurements/${me.user.id}/`))
    expect(objects).toHaveLength(2)
    for (const object of objects) {
      const bytes = Buffer.from((await server.app.storage.readAll(object))!)
      expect(bytes.includes('WEBP')).toBe(false)
    }
    const full = await me.call(getBodyPhoto, { params: { id, size: 'full' } })
    expect(full.headers.get('cache-control')).toBe('private, no-store')
    const about = await sharp(Buffer.from(await full.arrayBuffer())).metadata()
    expect(about).toMatchObject({ format: 'webp', width: 900 })
    expect(about.exif).toBeUndefined()
    await me.call(changeBodyPhoto, { params: { id }, body: { day: addDays(today, -3), pose: 'back' } })
    expect((await me.call(listBodyPhotos)).photos).toMatchObject([{ id, day: addDays(today, -3), pose: 'back' }])
    await me.call(deleteBodyPhoto, { params: { id } })
    expect(await Array.fromAsync(server.app.storage.list(`measurements/${me.user.id}/`))).toEqual([])
  })

  test('are refused, and not stored, if the file is no image or the id belongs to another photo', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await keep(me, id, await picture(90))
    const send = (body: Uint8Array<ArrayBuffer>, to = uuidv7()) =>
      me.fail(putBodyPhoto, { params: { id: to }, query: { day: today, pose: 'side' }, body })
    expect(
      await send(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>')),
    ).toMatchObject({
      status: 415,
      reason: 'measurements.photo_unreadable',
    })
    expect(await send((await picture(90)).subarray(0, 2000))).toMatchObject({ status: 415 })
    expect(await send(await picture(10), id)).toMatchObject({ status: 409, reason: 'measurements.photo_id_taken' })
    expect(await Array.fromAsync(server.app.storage.list(`measurements/${me.user.id}/`))).toHaveLength(2)
  })

  test('of another person are not found', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = uuidv7()
    await keep(me, id, await picture(60))
    expect((await other.call(listBodyPhotos)).photos).toEqual([])
    for (const refused of [
      await other.fail(getBodyPhoto, { params: { id, size: 'full' } }),
      await other.fail(deleteBodyPhoto, { params: { id } }),
      await other.fail(changeBodyPhoto, { params: { id }, body: { day: today, pose: 'side' } }),
    ])
      expect(refused).toMatchObject({ status: 404 })
  })

  test('leave no orphaned object in storage after a day, and the sweep deletes no photo that has a row', async () => {
    const me = await signedIn(server)
    await keep(me, uuidv7(), await picture(60))
    const folder = `measurements/${me.user.id}/photos`
    await server.app.storage.put(`${folder}/019a0000-0000-7000-8000-000000000001`, new Uint8Array([1]))
    expect(await bodyPhotos.sweep(server.app)).toBe(1)
    expect(await Array.fromAsync(server.app.storage.list(`${folder}/`))).toHaveLength(2)
  })
})
