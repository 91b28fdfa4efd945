import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import type { Job, Report } from './hostile-client.fixture.ts'

const SCRIPT = fileURLToPath(new URL('hostile-client.fixture.ts', import.meta.url))

/** A person as a process of its own, until its seconds are over. */
export async function runClient(
  server: TestServer,
  { cookies, user }: LivingPerson,
  job: Pick<Job, 'role' | 'seconds'> & Partial<Job>,
): Promise<Report> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const whole: Job = { url: server.url, cookie, username: user.username, ...job }
  const args = ['--disable-warning=ExperimentalWarning', SCRIPT, JSON.stringify(whole)]
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as Report
}
