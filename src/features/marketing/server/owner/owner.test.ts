import { expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { getInstallationState, getOwner, setOwner } from '../../contract-owner.ts'
import { marketingServer } from '../feature.ts'

const NOBODY = { name: undefined, address: undefined, email: undefined }
const start = (owner: Partial<Record<'name' | 'address' | 'email', string>>, smtpUrl?: string) =>
  ownServer([marketingServer], { worker: false, config: { owner: { ...NOBODY, ...owner }, smtpUrl } })

test('a stranger reads the owner’s details as the admin wrote them, and missing ones are null', async () => {
  const server = await start({})
  const stranger = server.client()
  const empty = await stranger.call(getInstallationState)
  expect(empty).toEqual({ owner: { name: null, address: null, email: null }, version: expect.stringMatching(/^\d+\./), mails: false })

  const admin = await signedIn(server, { role: 'admin' })
  await admin.call(setOwner, { body: { name: ' Wren Hollow ', address: 'Mill Lane 3\r\n12345 Reedham' } })
  expect((await stranger.call(getInstallationState)).owner).toEqual({
    name: 'Wren Hollow',
    address: 'Mill Lane 3\n12345 Reedham',
    email: null,
  })
  await admin.call(setOwner, { body: { name: '' } })
  expect((await stranger.call(getInstallationState)).owner).toEqual({ name: null, address: 'Mill Lane 3\n12345 Reedham', email: null })
})

test('the environment takes precedence, and its values cannot be changed on the page', async () => {
  const server = await start({ email: 'wren@example.org' }, 'smtp://localhost:1')
  const admin = await signedIn(server, { role: 'admin' })
  expect(await admin.call(getOwner)).toEqual({ name: null, address: null, email: 'wren@example.org', byEnvironment: ['email'] })
  const refused = await admin.fail(setOwner, { body: { name: 'Wren', email: 'other@example.org' } })
  expect(refused).toMatchObject({ status: 409, fieldReasons: { email: { reason: 'marketing.owner_by_environment' } } })
  expect(await server.client().call(getInstallationState)).toMatchObject({ owner: { name: null, email: 'wren@example.org' }, mails: true })
})

test('a name that would begin another line is refused', async () => {
  const server = await start({})
  const admin = await signedIn(server, { role: 'admin' })
  expect(await admin.fail(setOwner, { body: { name: 'Wren\nBcc: x@example.org' } })).toMatchObject({ status: 400, error: 'invalid' })
})
