import { expect, test } from 'vitest'
import { MAX_GROUPS, MAX_HABITS, putGroup, putHabit } from '#features/habits/contract.ts'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { beginImport } from '#platform/contract/import-endpoints.ts'
import { MAX_REMINDERS, putReminder } from '#platform/contract/reminders.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { sharedServer, testServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

// Two processes: no limit may depend on the memory or the queue of one of them.
const one = sharedServer(serverFeatures, { worker: false })
const two = shared(() => testServer(serverFeatures, { beside: one, worker: false }))

const AT_ONCE = 24

const limits: [string, number, (client: SignedIn, n: number) => Promise<unknown>][] = [
  [
    'reminders',
    MAX_REMINDERS,
    (client, n) =>
      client.call(putReminder, {
        params: { id: uuidv7() },
        body: { owner: 'journal', subject: 'mood', minutes: n, weekdays: 127, enabled: true },
      }),
  ],
  [
    'habits',
    MAX_HABITS,
    (client, n) =>
      client.call(putHabit, { params: { id: uuidv7() }, body: { ...PLAIN_HABIT, name: `Habit ${n}`, order: n, startDay: '2026-05-04' } }),
  ],
  ['groups of habits', MAX_GROUPS, (client, n) => client.call(putGroup, { params: { id: uuidv7() }, body: { name: `G ${n}`, order: n } })],
  [
    'imports on their way, of all kinds',
    3,
    (client, n) =>
      client.call(beginImport, { body: { kind: n % 2 ? 'journal' : 'habits', id: uuidv7(), name: 'a.zip', bytes: 100, zone: 'UTC' } }),
  ],
]

test.each(limits)('of %s there are at most %i, however many are asked for at once, of two processes', async (_name, most, add) => {
  const here = await signedIn(one)
  const there = Object.assign(two.client(), { user: here.user })
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  let made = 0
  const before = Math.max(0, most - 5)
  for (; made < before; made++) await add(here, made)
  const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => add(n % 2 ? here : there, before + n)))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  expect(answers.length - refusals.length).toBe(most - before)
  for (const refusal of refusals) expect(refusal).toContain('429')
  await expect(add(here, 1)).rejects.toThrow('429')
})
