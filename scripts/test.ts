// `npm test`: everything, unit to browser, with one closing line. `npm test -- unit|server|browser [filter]` for a part;
// `npm test -- --changed[=main]` for what a change touches; `npm run test:long` for what takes many rounds.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { buildWhenStale } from './build.ts'
import { changedFiles, features, journeys, journeysFor } from './lib/changed.ts'
import { ensureChromium } from './lib/chromium.ts'
import { databaseTests } from './lib/database-tests.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { startLocalPostgres } from './lib/local-postgres.ts'
import { addCounts, closingLine, NO_TESTS, runPlaywright, runVitest, type Counts } from './lib/test-runners.ts'

const PARTS = { unit: unitTests, server: serverTests, browser: browserTests, long: longTests }
const EVERYTHING = ['unit', 'server', 'browser'] as const

const options = process.argv.slice(2)
const changed = options.find((word) => /^--changed(?:=|$)/.test(word))
const base = changed && (changed.split('=')[1] ?? 'main')
const words = options.filter((word) => word !== changed)
const part = words[0] && Object.hasOwn(PARTS, words[0]) ? (words.shift() as keyof typeof PARTS) : undefined
const filters = words
const sinceBase = base ? [`--changed=${base}`, '--passWithNoTests'] : []
const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-results-'))

try {
  let total = NO_TESTS
  for (const name of part ? [part] : EVERYTHING) total = addCounts(total, await PARTS[name]())
  console.log(`\n${closingLine(total)}`)
  process.exitCode = total.failed > 0 || (total.passed === 0 && !base) ? 1 : 0
} catch (error) {
  exitWithMessage(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function unitTests(): Promise<Counts> {
  console.log('\n— Unit and HTTP tests, on the embedded database —')
  return runVitest({ folder, args: [...sinceBase, ...filters] })
}

/** Only what opens a database: nothing else can tell one PostgreSQL from another. */
async function serverTests(): Promise<Counts> {
  const files = databaseTests('.').filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  if (files.length === 0) return NO_TESTS
  const postgres = await startLocalPostgres()
  if (!postgres) {
    console.log('\n— Skipped: the tests on an ordinary PostgreSQL server. There is no initdb on this machine. —')
    return NO_TESTS
  }
  console.log(`\n— What opens a database again, on PostgreSQL ${postgres.version} —`)
  try {
    return await runVitest({ folder, args: [...sinceBase, ...files], env: { TEST_DATABASE_URL: postgres.url } })
  } finally {
    await postgres.stop()
  }
}

async function browserTests(): Promise<Counts> {
  const chosen = base ? journeysFor(changedFiles(base), journeys(), features()) : []
  if (base && chosen.length === 0) return NO_TESTS
  console.log('\n— Journeys in a real browser —')
  ensureChromium()
  await buildWhenStale()
  return runPlaywright({ folder, args: [...chosen.map((name) => `/${name}`), ...filters] })
}

/** The tests that gain by repetition, with many more rounds, and those that take minutes. */
async function longTests(): Promise<Counts> {
  console.log(
    '\n— The same crash, many times over, an account that does its worst for ten minutes, a health export of a gigabyte, and a new feature made in a copy of the tree —',
  )
  return runVitest({
    folder,
    args:
      filters.length > 0
        ? filters
        : [
            'src/app/server/crash.test.ts',
            'src/app/server/hostile-account.test.ts',
            'src/features/cardio/server/transfer/health-size.test.ts',
            'scripts/new-feature.test.ts',
          ],
    env: { LONG_TESTS: '1', CRASH_ROUNDS: process.env.CRASH_ROUNDS ?? '200' },
  })
}
