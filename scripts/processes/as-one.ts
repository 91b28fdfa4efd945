// Checks that two apps and a worker behave as one without failures: each check returns the errors, and prints its measurements.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { catalogue } from '#features/soul/server/catalogue/catalogue.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { PASSWORD, type Person } from './people.ts'
import { newTally, openDevice } from './requests.ts'

const PATIENCE_MS = 10_000
const CONFIRMATIONS_AN_HOUR = 5

export type Report = (what: string, value: string) => void

/** A new password at one app ends the session that another device has at the other. Returns the errors. */
export async function signOutEverywhere(urls: readonly string[], person: Person, report: Report, password = PASSWORD): Promise<string[]> {
  const other = openDevice(urls, newTally())
  const signIn = await other.once(1, 'POST', '/api/login', { username: person.name, password })
  const before = await other.once(1, 'GET', '/api/user')
  if (signIn?.status !== 200 || before?.status !== 200) return [`the second device could not sign in: ${signIn?.status}, ${before?.status}`]
  const changed = await person.device.once(0, 'POST', '/api/account/password', { current: password, next: `${password}-new` })
  if (changed?.status !== 200) return [`the password could not be changed: ${JSON.stringify(changed)}`]
  person.device.shareSession(0)
  const began = performance.now()
  for (;;) {
    if ((await other.once(1, 'GET', '/api/user'))?.status === 401) break
    if (performance.now() - began > PATIENCE_MS) return ['the session lived on at the other app']
    await wait(5)
  }
  report('signed out everywhere: the other app refuses after', `${Math.round(performance.now() - began)} ms`)
  const own = await person.device.once(1, 'GET', '/api/user')
  return own?.status === 200 ? [] : [`the device that changed the password was signed out too: ${own?.status}`]
}

/** Forty simultaneous requests at both apps for a quota of five; the worker sends one mail for each accepted request. */
export async function countQuotaOnce(urls: readonly string[], person: Person, outbox: string, report: Report): Promise<string[]> {
  const device = openDevice(urls, newTally())
  for (const app of [0, 1]) for (const [name, value] of person.device.client(app).cookies) device.client(app).cookies.set(name, value)
  const mails = () =>
    readdirSync(outbox).filter((file) => readFileSync(path.join(outbox, file), 'utf8').includes(`${person.name}@example.org`)).length
  await wait(2000)
  const before = mails()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => device.once(n % 2, 'POST', '/api/email-confirmation')))
  const done = answers.filter((answer) => answer?.status === 200).length
  const refused = answers.filter((answer) => answer?.status === 429).length
  await wait(3000)
  const sent = mails() - before
  report('an allowance of 5, asked for 40 times at both apps', `${done} given, ${refused} refused, ${sent} mails`)
  return done === CONFIRMATIONS_AN_HOUR && refused === 35 && sent === done ? [] : ['an allowance or its mails were not counted once']
}

/** An import that starts at one app is reported to a client that watches the other. */
export async function followLive(person: Person, report: Report): Promise<string[]> {
  const id = uuidv7()
  const leave = new AbortController()
  const stream = await person.device.client(1).fetch('/api/image-status/events', { signal: leave.signal })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const began = performance.now()
  const file = Buffer.from('HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nSailing,,,2026-04-20,1,\n')
  await person.device.once(0, 'POST', '/api/imports', { kind: 'habits', id, name: 'seen.csv', bytes: file.length, zone: 'UTC' })
  await person.device.once(0, 'PUT', `/api/imports/${id}/parts/0`, new Uint8Array(file))
  const timer = setTimeout(() => leave.abort(), PATIENCE_MS)
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return ['the stream ended before it told of what began at the other app']
      if (value.includes(id)) break
    }
  } catch {
    return ['what began at one app was not seen at the other']
  } finally {
    clearTimeout(timer)
    leave.abort()
    await person.device.once(0, 'POST', `/api/imports/${id}/cancel`, {})
  }
  report('live: what begins at one app is seen at the other after', `${Math.round(performance.now() - began)} ms`)
  return []
}

/** A sound generated at one app is stored, and the other serves the same bytes without generating it again. */
export async function renderOnce(person: Person, stored: () => string[], report: Report): Promise<string[]> {
  const track = catalogue.tracks.toSorted((a, b) => a.durationSeconds - b.durationSeconds)[0]!
  const hear = async (app: number) => {
    const began = performance.now()
    const response = await person.device.client(app).fetch(`/api/soul/tracks/${track.id}/audio`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { ms: Math.round(performance.now() - began), hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
  }
  const first = await hear(0)
  const isStored = () => stored().some((key) => key.includes(track.id))
  for (let tries = 0; tries < 100 && !isStored(); tries++) await wait(100)
  if (!isStored()) return ['a sound that was made was not stored']
  const second = await hear(1)
  report(
    `a sound of ${(first.bytes / 1e6).toFixed(1)} MB: made at one app, then from the store at the other`,
    `${first.ms} ms, ${second.ms} ms`,
  )
  return first.hash === second.hash ? [] : ['the two apps sent different bytes of one sound']
}
