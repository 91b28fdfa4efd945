// Waiting times of another person while one account is abusive: parallel pushes, habits of a hundred years, exports, imports, guesses.
import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Job, Report } from '#app/server/hostile-client.fixture.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer } from './lib/bench-server.ts'
import { print } from './lib/figures.ts'

const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 60)
const SCRIPT = fileURLToPath(import.meta.resolve('#app/server/hostile-client.fixture.ts'))

const server = await benchServer()
const { app } = server.running
await server.running.startWorker()

async function run(role: Job['role'], userId: string, username: string): Promise<Report> {
  const { token } = await app.sessions.create(app.db, userId, 'bench')
  const job: Job = { role, url: server.url, cookie: `fernwell_session=${token}`, seconds: SECONDS, username }
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, JSON.stringify(job)])
  return JSON.parse(stdout) as Report
}

const [bad, good] = [await makeUser(app), await makeUser(app)]
const alone = await run('ordinary', good.id, good.username)
const [worst, beside] = await Promise.all([run('hostile', bad.id, good.username), run('ordinary', good.id, good.username)])

console.log(`One account does its worst for ${SECONDS} s (${worst.answers} answers)`)
print('another person alone, 99 of 100 answers within, ms', String(alone.p99))
print('  beside it, the middle answer, ms', String(beside.p50))
print('  beside it, 99 of 100 answers within, ms', String(beside.p99), { text: '< 500', met: beside.p99 < 500 })
print('  beside it, the slowest, ms', String(beside.slowest))
print('  beside it, refused', String(Object.values(beside.refused).reduce((sum, n) => sum + n, 0)), {
  text: '0',
  met: Object.keys(beside.refused).length === 0,
})

await server.close()
