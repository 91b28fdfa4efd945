// `npm test`: everything, unit to browser, with one closing line. `npm test -- unit|server|browser [filter]` for a part.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { startLocalPostgres } from './lib/local-postgres.ts'

type Counts = { passed: number; failed: number }

const parts = ['unit', 'server', 'browser']
const [first, ...rest] = process.argv.slice(2)
const chosen = first && parts.includes(first) ? [first] : parts
const filters = first && !parts.includes(first) ? [first, ...rest] : rest
const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-results-'))

try {
  let total: Counts = { passed: 0, failed: 0 }
  const add = (counts: Counts) => (total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed })
  if (chosen.includes('unit')) add(await unitTests())
  if (chosen.includes('server')) add(await serverTests())
  if (chosen.includes('browser')) add(await browserTests())
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
} catch (error) {
  exitWithMessage(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function unitTests(): Promise<Counts> {
  console.log('\n— Unit and HTTP tests, on the embedded database —')
  return vitest(filters, {})
}

async function serverTests(): Promise<Counts> {
  const postgres = await startLocalPostgres()
  if (!postgres) {
    console.log('\n— Skipped: the tests on an ordinary PostgreSQL server. There is no initdb on this machine. —')
    return { passed: 0, failed: 0 }
  }
  console.log(`\n— HTTP and database tests again, on PostgreSQL ${postgres.version} —`)
  try {
    return await vitest(filters.length > 0 ? filters : ['/server/'], { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function browserTests(): Promise<Counts> {
  console.log('\n— Journeys in a real browser —')
  ensureChromium()
  await buildWhenStale()
  const file = path.join(folder, 'browser.json')
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } }
  return orCrash(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}

async function vitest(args: string[], env: Record<string, string>): Promise<Counts> {
  const file = path.join(folder, 'unit.json')
  const reporter = process.stdout.isTTY ? 'default' : 'dot'
  const code = await run(
    ['node_modules/vitest/vitest.mjs', 'run', `--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  )
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  return orCrash(code, { passed: numPassedTests!, failed: Math.max(numFailedTests!, numFailedTestSuites! > 0 ? 1 : 0) })
}

/** A runner that failed without a failed test (a crash, a file that could not be read) is a failure too. */
function orCrash(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function run(args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
