import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { testClock } from '#testing/test-clock.ts'
import { openMailer, removeOldOutboxMails } from './mail.ts'

const message = { to: 'someone@example.org', subject: 'Grüße aus dem Wald', text: 'A short letter.\n' }

/** A minimal SMTP server that accepts one mail. */
async function postOffice(): Promise<{ url: string; letter: Promise<string> }> {
  const letter = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    let taking = false
    let text = ''
    socket.setEncoding('utf8').write('220 post office\r\n')
    socket.on('data', (data: string) => {
      if (taking) {
        text += data
        if (text.endsWith('\r\n.\r\n')) {
          taking = false
          socket.write('250 taken\r\n')
          letter.resolve(text)
        }
        return
      }
      taking = data.startsWith('DATA')
      socket.write(data.startsWith('QUIT') ? '221 bye\r\n' : taking ? '354 go on\r\n' : '250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letter: letter.promise }
}

test('mail goes to the SMTP server that is configured', async () => {
  const { url, letter } = await postOffice()
  await openMailer({ smtpUrl: url, mailFrom: 'Fernwell <hello@example.org>', dataDir: '/nowhere' }, createLog('silent'))(message)
  expect(await letter).toMatch(/From: Fernwell <hello@example.org>[\s\S]*To: someone@example.org[\s\S]*A short letter/)
})

test('without an SMTP server mail goes to the outbox, and the log reports that without content or recipient', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  let logged = ''
  await openMailer(
    { smtpUrl: undefined, mailFrom: undefined, dataDir },
    createLog('info', { write: (line) => void (logged += line) }),
  )(message)
  const [file] = await readdir(path.join(dataDir, 'outbox'))
  expect(await readFile(path.join(dataDir, 'outbox', file!), 'utf8')).toContain('A short letter.')
  expect(logged).toContain('DATA_DIR/outbox')
  expect(logged).not.toMatch(/someone|letter|Gr/)
})

test('mails in the outbox are deleted after a month, and other files stay', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-mail-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const outbox = path.join(dataDir, 'outbox')
  await mkdir(outbox)
  const clock = testClock()
  for (const [name, days] of [
    ['old.eml', 31],
    ['new.eml', 29],
    ['old.txt', 400],
  ] as const) {
    await writeFile(path.join(outbox, name), 'x')
    const at = new Date(clock.now().getTime() - days * 86_400_000)
    await utimes(path.join(outbox, name), at, at)
  }
  await removeOldOutboxMails({ dataDir }, clock)
  expect((await readdir(outbox)).toSorted()).toEqual(['new.eml', 'old.txt'])
  await removeOldOutboxMails({ dataDir: path.join(dataDir, 'none') }, clock)
})
