import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import {
  deleteExercisePhoto,
  deleteOwnExercise,
  getExercisePhoto,
  listOwnExercises,
  putExerciseNote,
  putExercisePhoto,
  putOwnExercise,
  type OwnExerciseFields,
} from '../contract/own-exercises.ts'
import { chooseGym, deleteGym, listGyms, putGym } from '../contract/gyms.ts'
import { GYM_LIMITS } from '../gyms/gym.ts'
import { usualGym } from '../gyms/usual.ts'
import { workoutsServer } from './feature.ts'

const server = sharedServer([workoutsServer], { worker: false })

const names = async (me: SignedIn) => (await me.call(listGyms)).gyms.map(({ name, isDefault }) => (isDefault ? `*${name}` : name))
const make = async (me: SignedIn, name: string, id = uuidv7()) => {
  await me.call(putGym, { params: { id }, body: usualGym('home', 'kg', name) })
  return id
}
const carry: OwnExerciseFields = {
  name: ' Lighthouse carry ',
  pattern: 'carry',
  primary: ['forearms'],
  secondary: ['abs'],
  equipment: ['kettlebell'],
  loading: 'kettlebells',
  measure: 'metres',
  perSide: false,
  how: '',
}

describe('places to train', () => {
  test('the first is the default, another can be chosen, and one remains the default after a deletion', async () => {
    const me = await signedIn(server)
    const [home, club] = [await make(me, 'Home'), await make(me, 'Club')]
    await make(me, 'Home', home)
    expect(await names(me)).toEqual(['*Home', 'Club'])
    await me.call(chooseGym, { params: { id: club }, body: {} })
    expect(await names(me)).toEqual(['*Club', 'Home'])
    await me.call(deleteGym, { params: { id: club } })
    await me.call(deleteGym, { params: { id: club } })
    expect(await names(me)).toEqual(['*Home'])
  })

  test('two first places created at once leave one default', async () => {
    const me = await signedIn(server)
    await Promise.all(['A', 'B', 'C'].map((name) => make(me, name)))
    expect((await names(me)).filter((name) => name.startsWith('*'))).toHaveLength(1)
  })

  test('invalid values are refused with a reason, and nothing changes', async () => {
    const me = await signedIn(server)
    const usual = usualGym('home', 'kg', 'Home')
    const wrong = [
      { ...usual, name: ' ' },
      { ...usual, dumbbells: [{ weight: -5, count: 2 }] },
      { ...usual, plates: [{ weight: 20, count: 1e9 }] },
      { ...usual, stack: { from: 50, to: 5, step: 5 } },
    ]
    for (const body of wrong)
      expect(await me.fail(putGym, { params: { id: uuidv7() }, body })).toMatchObject({ status: 400, error: 'invalid' })
    expect(await names(me)).toEqual([])
    expect(await me.fail(chooseGym, { params: { id: uuidv7() }, body: {} })).toMatchObject({ status: 404, reason: 'workouts.gym_not_here' })
  })

  test('are limited in number, and are not readable in the database', async () => {
    const me = await signedIn(server)
    for (let n = 0; n < GYM_LIMITS.gyms; n++) await make(me, `Secret cellar ${n}`)
    const refused = await me.fail(putGym, { params: { id: uuidv7() }, body: usualGym('home', 'kg', 'One more') })
    expect(refused).toMatchObject({ status: 429, reason: 'workouts.too_many_gyms' })
    const { rows } = await server.app.database.pool.query('select sealed from workout_gyms where user_id = $1', [me.user.id])
    expect(rows).toHaveLength(GYM_LIMITS.gyms)
    for (const { sealed } of rows as { sealed: Buffer }[]) expect(sealed.toString('latin1')).not.toContain('cellar')
  })

  test('of others are neither seen nor changed', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = await make(me, 'Mine')
    await make(other, 'Theirs', id)
    await other.call(deleteGym, { params: { id } })
    expect([await names(me), await names(other)]).toEqual([['*Mine'], []])
  })
})

describe('own exercises', () => {
  test('are created, changed, deleted without losing their name, and restored', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    await me.call(putOwnExercise, { params, body: carry })
    await me.call(putOwnExercise, { params, body: { ...carry, name: 'Tower carry' } })
    await me.call(deleteOwnExercise, { params })
    expect((await me.call(listOwnExercises)).exercises).toMatchObject([{ name: 'Tower carry', isRemoved: true }])
    await me.call(putOwnExercise, { params, body: carry })
    expect((await me.call(listOwnExercises)).exercises).toMatchObject([{ name: 'Lighthouse carry', isRemoved: false }])
  })

  test('need a name and a muscle', async () => {
    const me = await signedIn(server)
    for (const body of [
      { ...carry, name: '' },
      { ...carry, primary: [] },
    ])
      expect(await me.fail(putOwnExercise, { params: { id: uuidv7() }, body })).toMatchObject({ status: 400 })
  })

  test('notes about any exercise stay until they are emptied', async () => {
    const me = await signedIn(server)
    const params = { exercise: 'barbell-back-squat' }
    await me.call(putExerciseNote, { params, body: { text: ' Heels up ' } })
    expect((await me.call(listOwnExercises)).notes).toEqual([{ exercise: 'barbell-back-squat', text: 'Heels up' }])
    expect((await (await signedIn(server)).call(listOwnExercises)).notes).toEqual([])
    await me.call(putExerciseNote, { params, body: { text: '' } })
    expect((await me.call(listOwnExercises)).notes).toEqual([])
  })
})

describe('the photo of an own exercise', () => {
  const picture = async (width: number) =>
    new Uint8Array(
      await sharp({ create: { width, height: 200, channels: 3, background: { r: 90, g: 140, b: 60 } } })
        .withExif({ IFD0: { ImageDescription: 'Behind the house' } })
        .jpeg()
        .toBuffer(),
    )
  const photoOf = async (me: SignedIn) => (await me.call(listOwnExercises)).exercises[0]!.photo
  const objects = async (me: SignedIn) => {
    const found: string[] = []
    for await (const key of server.app.storage.list(`workouts/${me.user.id}/`)) found.push(key)
    return found.length
  }

  test('is stored encrypted and without its metadata, replaced, and deleted', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    expect(await me.fail(putExercisePhoto, { params, body: await picture(300) })).toMatchObject({ reason: 'workouts.exercise_not_here' })
    expect(await objects(me)).toBe(0)
    await me.call(putOwnExercise, { params, body: carry })
    expect(await photoOf(me)).toBeNull()
    const first = await me.call(putExercisePhoto, { params, body: await picture(300) })
    expect(await me.call(putExercisePhoto, { params, body: await picture(300) })).toEqual(first)
    const second = await me.call(putExercisePhoto, { params, body: await picture(260) })
    expect(second).toMatchObject({ width: 260, height: 200 })
    expect(second.mark).not.toBe(first.mark)
    // Changing the exercise keeps its photo.
    await me.call(putOwnExercise, { params, body: { ...carry, name: 'Other' } })
    expect([await photoOf(me), await objects(me)]).toEqual([second, 2])
    const sent = (await me.call(getExercisePhoto, { params: { ...params, size: 'full' }, query: {} })) as unknown as Response
    const bytes = Buffer.from(await sent.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 260 })
    expect(bytes.includes('Behind the house')).toBe(false)
    expect(await me.fail(putExercisePhoto, { params, body: new TextEncoder().encode('no picture') })).toMatchObject({
      reason: 'workouts.photo_unreadable',
    })
    const other = await signedIn(server)
    expect(await other.fail(getExercisePhoto, { params: { ...params, size: 'full' }, query: {} })).toMatchObject({ status: 404 })
    await other.call(deleteExercisePhoto, { params })
    expect(await photoOf(me)).toEqual(second)
    for (let time = 0; time < 2; time++) await me.call(deleteExercisePhoto, { params })
    expect([await photoOf(me), await objects(me)]).toEqual([null, 0])
  })

  test('sent by two devices at once is one of the two, and no object of the other remains', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    await me.call(putOwnExercise, { params, body: carry })
    await Promise.all([210, 220, 230].map(async (width) => me.call(putExercisePhoto, { params, body: await picture(width) })))
    expect([210, 220, 230]).toContain((await photoOf(me))!.width)
    expect(await objects(me)).toBe(2)
  })
})
