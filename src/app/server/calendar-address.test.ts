import { expect, test } from 'vitest'
import { requestPasswordReset, resetPassword } from '#features/account/contract.ts'
import { actOnAccount } from '#features/account/contract-admin.ts'
import { OTHER_PASSWORD, tokenFor } from '#features/account/server/account.fixture.ts'
import { accountServer } from '#features/account/server/feature.ts'
import { setReminderFeed } from '#platform/contract/reminders.ts'
import { remindersServer } from '#features/reminders/server/feature.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'

async function withCalendar() {
  const server = await ownServer([accountServer, remindersServer])
  const person = await signedIn(server, { emailConfirmedAt: server.clock.now() })
  const { path } = await person.call(setReminderFeed, { body: { on: true } })
  return { server, person, read: async () => (await server.client().fetch(path!)).status }
}

test('the calendar address of a locked account opens nothing until it is unlocked', async () => {
  const { server, person, read } = await withCalendar()
  const admin = await signedIn(server, { role: 'admin' })
  const act = (what: 'lock' | 'unlock') => admin.call(actOnAccount, { params: { id: person.user.id }, body: { act: what } })
  expect(await read()).toBe(200)
  await act('lock')
  expect(await read()).toBe(404)
  await act('unlock')
  expect(await read()).toBe(200)
})

test('a new password by mail invalidates the calendar address, which an intruder may know', async () => {
  const { server, person, read } = await withCalendar()
  await server.client().call(requestPasswordReset, { body: { email: person.user.email } })
  const token = await tokenFor(server, person.user.email, '/reset-password')
  expect(await read()).toBe(200)
  await server.client().call(resetPassword, { body: { token, password: OTHER_PASSWORD } })
  expect(await read()).toBe(404)
})
