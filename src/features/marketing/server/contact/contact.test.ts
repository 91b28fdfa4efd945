import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openMailer, type Message } from '#platform/server/mail/mail.ts'
import { rowsWith } from '#testing/every-row.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer, type TestServer } from '#testing/test-server.ts'
import { deleteMessage, listMessages, markMessage, sendMessage } from '../../contract-contact.ts'
import { marketingServer } from '../feature.ts'
import { contactMail, deleteOldMessages, mailMessage } from './contact.ts'

const letter = (extra: object = {}) => ({
  id: uuidv7(),
  name: 'Linnet',
  email: 'linnet@example.org',
  text: 'Does it run on a small machine?',
  ...extra,
})
const OWNER = { name: undefined, address: undefined, email: 'owner@example.org' }
const start = (config: object = {}) => ownServer([marketingServer], { worker: false, config })
const withMail = () => start({ smtpUrl: 'smtp://localhost:1', owner: OWNER })
const adminOf = (server: TestServer) => signedIn(server, { role: 'admin' })
const messages = async (server: TestServer) => (await (await adminOf(server)).call(listMessages, { query: {} })).messages

describe('a message from the contact page', () => {
  test('is stored without a mail server, and the answer states that no mail is sent', async () => {
    const server = await start({ owner: OWNER })
    expect(await server.client().call(sendMessage, { body: letter() })).toEqual({ mailed: false })
    expect(await messages(server)).toMatchObject([
      { name: 'Linnet', email: 'linnet@example.org', text: 'Does it run on a small machine?', answeredAt: null },
    ])
    expect(await readdir(path.join(server.config.dataDir, 'outbox')).catch(() => [])).toEqual([])
  })

  test('is readable in no row and in no line of the log', async () => {
    const server = await withMail()
    await server.client().call(sendMessage, { body: letter() })
    expect(await rowsWith(server, ['Linnet', 'linnet@example.org', 'small machine'])).toEqual([])
    expect(server.logged()).not.toMatch(/linnet|small machine/i)
  })

  test('is mailed to the owner’s address, with the sender’s address for replies', async () => {
    const server = await withMail()
    const body = letter()
    expect(await server.client().call(sendMessage, { body })).toEqual({ mailed: true })
    const { rows } = await server.app.database.pool.query('select data from jobs.job where name = $1', [contactMail.name])
    expect(rows).toEqual([{ data: { id: body.id } }])
    const sent: Message[] = []
    await mailMessage(server.app, { id: body.id }, async (message) => void sent.push(message))
    expect(sent).toMatchObject([{ to: 'owner@example.org', replyTo: 'linnet@example.org', text: expect.stringContaining(body.text) }])
  })

  test('that was deleted before its mail went is not mailed', async () => {
    const server = await withMail()
    const body = letter()
    await server.client().call(sendMessage, { body })
    await (await adminOf(server)).call(deleteMessage, { params: { id: body.id } })
    const sent: Message[] = []
    await mailMessage(server.app, { id: body.id }, async (message) => void sent.push(message))
    expect(sent).toEqual([])
  })

  test('that is sent again after a lost answer is stored once', async () => {
    const server = await start()
    const body = letter()
    for (let n = 0; n < 3; n++) await server.client().call(sendMessage, { body })
    expect(await messages(server)).toHaveLength(1)
  })

  test('is marked as answered and deleted by the admin alone', async () => {
    const server = await start()
    const { id } = letter()
    await server.client().call(sendMessage, { body: letter({ id }) })
    const admin = await adminOf(server)
    expect(await admin.call(markMessage, { params: { id }, body: { answered: true } })).toMatchObject({ answeredAt: expect.any(String) })
    expect(await admin.call(listMessages, { query: {} })).toMatchObject({ open: 0 })
    const member = await signedIn(server)
    expect(await member.fail(listMessages, { query: {} })).toMatchObject({ status: 403 })
    expect(await member.fail(deleteMessage, { params: { id } })).toMatchObject({ status: 403 })
    await admin.call(deleteMessage, { params: { id } })
    expect(await messages(server)).toEqual([])
    expect(await admin.fail(deleteMessage, { params: { id } })).toMatchObject({ status: 404, reason: 'marketing.message_not_here' })
  })

  test('whose key no longer exists is listed as such, beside those that can be read, and can be deleted', async () => {
    const server = await start()
    const lost = letter()
    await server.client().call(sendMessage, { body: lost })
    await server.app.database.pool.query("update marketing_contact_messages set sealed = '\\x00'")
    await server.client().call(sendMessage, { body: letter() })
    const admin = await adminOf(server)
    const list = await admin.call(listMessages, { query: {} })
    expect(list.messages.map(({ text }) => text).toSorted()).toEqual(['Does it run on a small machine?', null])
    await admin.call(deleteMessage, { params: { id: lost.id } })
    expect(await messages(server)).toHaveLength(1)
  })

  test('is deleted after 180 days, and not before', async () => {
    const server = await start()
    await server.client().call(sendMessage, { body: letter() })
    server.clock.advance(179 * 86_400_000)
    await deleteOldMessages(server.app)
    expect(await messages(server)).toHaveLength(1)
    server.clock.advance(2 * 86_400_000)
    await deleteOldMessages(server.app)
    expect(await messages(server)).toEqual([])
  })
})

describe('an invalid message', () => {
  test.each([
    ['a name with a line break', { name: 'Linnet\r\nBcc: all@example.org' }, 'name'],
    ['an address with a line break', { email: 'linnet@example.org\r\nBcc: all@example.org' }, 'email'],
    ['two addresses', { email: 'linnet@example.org, all@example.org' }, 'email'],
    ['a text of 200,000 characters', { text: 'x'.repeat(200_000) }, 'text'],
    ['a text of spaces', { text: '  \n ' }, 'text'],
    ['a text with control characters', { text: 'bell \u0007' }, 'text'],
  ])('is refused by its field, and nothing is stored: %s', async (_, wrong, field) => {
    const server = await start()
    const refused = await server.client().fail(sendMessage, { body: letter(wrong) })
    expect(refused).toMatchObject({ status: 400, error: 'invalid', fields: { [field]: expect.any(String) } })
    expect(await messages(server)).toEqual([])
  })

  test('from a program that fills in the hidden field gets the normal answer and is not stored', async () => {
    const server = await withMail()
    expect(await server.client().call(sendMessage, { body: letter({ website: 'https://casino.example' }) })).toEqual({ mailed: true })
    expect(await messages(server)).toEqual([])
  })
})

test('no word of a message becomes a header of the mail', async () => {
  const server = await withMail()
  const body = letter({ name: 'Bcc: all@example.org', text: 'Bcc: all@example.org\n\n.\nSubject: Prize\n<script>alert(1)</script>' })
  await server.client().call(sendMessage, { body })
  const outbox = openMailer({ ...server.config, smtpUrl: undefined }, server.app.log)
  await mailMessage(server.app, { id: body.id }, outbox)
  const folder = path.join(server.config.dataDir, 'outbox')
  const [file] = await readdir(folder)
  const [head = ''] = (await readFile(path.join(folder, file!), 'utf8')).split('\n\n', 1)
  expect(head).toContain('Reply-To: linnet@example.org')
  expect(head).not.toMatch(/Bcc|Prize|all@/)
  expect(head.match(/^Subject:/gm)).toHaveLength(1)
})

test('of 100 messages a minute from one network five are taken, and another network still gets through', async () => {
  const server = await start({ trustProxy: 1 })
  const send = async (network: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
    return (await server.client().fetch(sendMessage.path, { method: 'POST', headers, body: JSON.stringify(letter()) })).status
  }
  const statuses = await Promise.all(Array.from({ length: 100 }, () => send('203.0.113.9')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(await send('198.51.100.7')).toBe(200)
  expect(await messages(server)).toHaveLength(6)
})
