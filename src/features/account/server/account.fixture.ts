import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestServer } from '#testing/test-server.ts'
import { accountCleaning } from './jobs.ts'
import { accountMail } from './mail-links.ts'

export const GOOD_PASSWORD = 'harbour-violin-37-thistle'
export const OTHER_PASSWORD = 'copper-meadow-91-lantern'

let count = 0

/** A registration body with a username and an address that no other test uses. */
export function somebody(extra: { username?: string; email?: string } = {}): { username: string; email: string; password: string } {
  const name = `rowan${++count}x${process.pid}`
  return { username: name, email: `${name}@example.org`, password: GOOD_PASSWORD, ...extra }
}

/** Waits until all mail is written, then returns the mails to an address, oldest first. */
export async function mailsTo(server: TestServer, address: string): Promise<{ subject: string; text: string }[]> {
  await server.app.jobs.idle([accountMail.name])
  await server.app.jobs.idle(['send-mail', accountCleaning.name])
  const folder = path.join(server.config.dataDir, 'outbox')
  const found = []
  for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
    const [head = '', ...body] = (await readFile(path.join(folder, name), 'utf8')).split('\n\n')
    if (!head.toLowerCase().includes(`to: ${address.toLowerCase()}`)) continue
    found.push({ subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '', text: unquote(body.join('\n\n')) })
  }
  return found
}

/** Decodes quoted-printable text (our mails use only ASCII). */
const unquote = (text: string) =>
  text.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The token of the latest mail to an address that links to this page. */
export async function tokenFor(
  server: TestServer,
  address: string,
  page: '/confirm-email' | '/reset-password' | '/restore-email',
): Promise<string> {
  for (const { text } of (await mailsTo(server, address)).toReversed()) {
    const found = new RegExp(`${page}#token=([\\w-]+)`).exec(text)
    if (found) return found[1]!
  }
  throw new Error(`no mail to ${address} links to ${page}`)
}

/** Every value of every row of every table, the job queue's included, as text: the contents of a stolen dump. */
export async function dump(server: TestServer): Promise<string> {
  const { pool } = server.app.database
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const parts = await Promise.all(
    rows.map(async ({ name }) => JSON.stringify((await pool.query(`select to_jsonb(t) from ${name} t`)).rows)),
  )
  return parts.join('\n')
}

/**
 * How many times longer one task takes than the other. Both run by turns, and the fastest run of each counts, because a busy machine
 * disturbs it least.
 */
export async function timeRatio(
  rounds: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<number> {
  const fastest = [Infinity, Infinity]
  for (let round = 0; round < rounds * 2; round++) {
    const which = round % 2
    const start = performance.now()
    await (which === 0 ? one : other)(round >> 1)
    fastest[which] = Math.min(fastest[which]!, performance.now() - start)
  }
  return fastest[0]! / fastest[1]!
}
