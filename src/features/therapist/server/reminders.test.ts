import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { reminderSources } from '#platform/server/reminders/source.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { putTherapistRecord } from '../contract.ts'
import { bodyOf, newRun, withDay } from '../programmes/run.ts'
import { therapistServer } from './feature.ts'

const server = sharedServer([therapistServer], { worker: false })

const today = () => server.clock.now().toISOString().slice(0, 10)
const write = (me: SignedIn, kind: string, body: Record<string, unknown>, { day = today(), at = server.clock.now() } = {}) =>
  me.call(putTherapistRecord, {
    params: { id: uuidv7() },
    body: { kind: kind as 'plan', day, at: at.toISOString(), revision: uuidv7(), after: [], copyId: uuidv7(), body: body as never },
  })
const source = () => reminderSources(server.app).get('therapist')!
const personOf = ({ user }: SignedIn, locale = 'en-GB') => ({ ...user, locale, zone: 'UTC', dayStart: 0 }) as never
const phq9 = Object.fromEntries([...Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, '1']), ['burden', '0']]) as Record<string, unknown>

test('a reminder can be set only once a record of its kind exists, and covers no other person’s', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  expect(await source().subjects(personOf(me))).toEqual([])
  await write(me, 'phq9', phq9)
  await write(me, 'appointment', { with: 'Dr. Ostrich', on: today() })
  expect((await source().subjects(personOf(me))).map(({ subject }) => subject)).toEqual(['phq9', 'appointment'])
  expect(await source().subjects(personOf(other))).toEqual([])
  expect(await source().notice(personOf(other), 'appointment', today())).toBeUndefined()
})

test('a questionnaire is due from two weeks after the last one, and appears once in a calendar', async () => {
  const me = await signedIn(server)
  await write(me, 'phq9', phq9)
  const on = (days: number) => source().notice(personOf(me), 'phq9', addDays(today(), days))
  expect(await on(13)).toBeUndefined()
  expect(await on(14)).toMatchObject({ url: '/my-therapist/measures/phq9' })
  expect(await on(20)).toBeDefined()
  const days = Array.from({ length: 30 }, (_, at) => addDays(today(), at))
  expect(await source().planned!(personOf(me), 'phq9', days)).toMatchObject([{ day: addDays(today(), 14) }])
})

test('the next day of a programme is due while it runs, and not again on a day on which one was done', async () => {
  const me = await signedIn(server)
  const run = withDay(newRun('sleep'), 1, 'done', 14)
  await write(me, 'programme', bodyOf(run))
  expect(await source().notice(personOf(me), 'programme', today())).toBeUndefined()
  expect(await source().notice(personOf(me), 'programme', addDays(today(), 1))).toMatchObject({ url: '/my-therapist/programmes/sleep' })
  const [paused] = [await signedIn(server)]
  await write(paused, 'programme', bodyOf({ ...run, state: 'paused' }))
  expect(await source().notice(personOf(paused), 'programme', addDays(today(), 1))).toBeUndefined()
})

test('appointments and homework are due on the day and the day before, homework until it is done', async () => {
  const me = await signedIn(server)
  await write(me, 'appointment', { with: 'Dr. Ostrich', on: addDays(today(), 3), time: '09:30' })
  await write(me, 'homework', { what: 'Call Ida', due: addDays(today(), 3) })
  await write(me, 'homework', { what: 'Long done', due: addDays(today(), 1), state: ['yes'] })
  const spoken = async (days: number) => [
    (await source().notice(personOf(me), 'appointment', addDays(today(), days)))?.title,
    (await source().notice(personOf(me), 'homework', addDays(today(), days)))?.title,
  ]
  expect(await spoken(0)).toEqual([undefined, undefined])
  expect(await spoken(2)).toEqual(['An appointment tomorrow', 'Something you planned'])
  expect(await spoken(3)).toEqual(['An appointment today', 'Something you planned'])
  expect((await spoken(4))[0]).toBeUndefined()
  expect((await spoken(11))[1]).toBeUndefined()
})

test('a notice contains nothing that a person wrote, nor its purpose', async () => {
  const me = await signedIn(server)
  await write(me, 'phq9', phq9)
  await write(me, 'appointment', { with: 'Dr. Ostrich', on: today(), where: 'Clinic', time: '09:30' })
  await write(me, 'homework', { what: 'Call Ida', due: today() })
  for (const locale of ['en-GB', 'de-DE'])
    for (const subject of ['phq9', 'appointment', 'homework']) {
      const notice = (await source().notice(personOf(me, locale), subject, addDays(today(), subject === 'phq9' ? 14 : 0)))!
      expect(`${notice.title} ${notice.body}`).not.toMatch(/Ostrich|Clinic|Ida|PHQ|mood|Stimmung|therap/i)
    }
})
