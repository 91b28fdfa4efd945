import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isThorough } from '#testing/depth.ts'
import { signedIn } from '#testing/make-user.ts'
import { onEmbeddedDatabase, ownServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'
import type { Job, Report } from './hostile-client.fixture.ts'

const isLong = isThorough
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? (isLong ? 600 : 5))
const SCRIPT = fileURLToPath(new URL('hostile-client.fixture.ts', import.meta.url))

async function run(job: Job): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, JSON.stringify(job)])
  return JSON.parse(stdout) as Report
}

test.runIf(onEmbeddedDatabase())(
  `while one account does its worst for ${SECONDS} seconds, nothing is refused to another, and most of the database is free for it`,
  { timeout: SECONDS * 1000 + 120_000 },
  async () => {
    const server = await ownServer(serverFeatures)
    const [bad, good] = [await signedIn(server), await signedIn(server)]
    const { pool, share } = server.app.database
    let most = 0
    pool.on('acquire', () => void (most = Math.max(most, share.heldBy(bad.user.id))))
    const jobOf = (role: Job['role'], { cookies, user }: typeof bad): Job => ({
      role,
      url: server.url,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      seconds: SECONDS,
      username: user.username,
    })
    const [worst, other] = await Promise.all([
      run({ ...jobOf('hostile', bad), username: good.user.username }),
      run(jobOf('ordinary', good)),
    ])
    if (isLong) console.log('the hostile account:', worst, '\nthe other one:', other)
    expect(worst.answers).toBeGreaterThan(0)
    expect(other.answers).toBeGreaterThan(0)
    expect(other.refused).toEqual({})
    // Each of its few requests may, in a transaction, ask for one connection more than its share.
    expect(most).toBeLessThanOrEqual(share.size * 2)
    if (isLong) expect(other.p99).toBeLessThan(500)
  },
)
