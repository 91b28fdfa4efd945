// `npm test`: unit and HTTP tests, the core again on a second PostgreSQL, core journeys, with one closing line. `npm test --
// unit|server|browser [filter]` for a part; `npm test -- --changed[=main]` for affected tests; `npm run test:all` for the rest.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { buildWhenStale } from './build.ts'
import { changedFiles, features, journeys, journeysFor } from './lib/changed.ts'
import { ensureChromium } from './lib/chromium.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { keepTemporaryFilesInMemory } from './lib/memory-folder.ts'
import { startLocalPostgres } from './lib/local-postgres.ts'
import { addCounts, closingLine, CORE, NO_TESTS, runPlaywright, runVitest, type Counts } from './lib/test-runners.ts'

const BEHIND_TESTS = 5
const PARTS = { unit: unitTests, server: serverTests, browser: browserTests }
/** Tests where another PostgreSQL could behave differently and lose data: all migrations and lives, a crash, a backup moved across. */
const ON_SECOND_POSTGRES = [
  'src/app/server/whole-life.test.ts',
  'src/app/server/crash.test.ts',
  'src/platform/server/backup/backup.test.ts',
]

const options = process.argv.slice(2)
const changed = options.find((word) => /^--changed(?:=|$)/.test(word))
const base = changed && (changed.split('=')[1] ?? 'main')
const words = options.filter((word) => word !== changed)
const part = words[0] && Object.hasOwn(PARTS, words[0]) ? (words.shift() as keyof typeof PARTS) : undefined
const filters = words
const sinceBase = base ? [`--changed=${base}`, '--passWithNoTests'] : []
const removeTemporaryFiles = keepTemporaryFilesInMemory()
const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-results-'))

try {
  let total = NO_TESTS
  for (const name of part ? [part] : (Object.keys(PARTS) as (keyof typeof PARTS)[])) {
    const started = performance.now()
    // Tests wait for databases and child processes for an eighth of their time: in a fresh clone, the build uses that time.
    const isBeside = name === 'unit' && !part && !base && !existsSync('dist/web')
    // Wait for both, so that a failed build leaves no running tests behind.
    const [counts, build] = await Promise.allSettled([PARTS[name](), isBeside && buildWhenStale(BEHIND_TESTS)])
    if (counts.status === 'rejected') throw counts.reason
    if (build.status === 'rejected') throw build.reason
    total = addCounts(total, counts.value)
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  console.log(`\n${closingLine(total)}`)
  process.exitCode = total.failed > 0 || (total.passed === 0 && !base) ? 1 : 0
} catch (error) {
  exitWithMessage(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
  removeTemporaryFiles()
}

async function unitTests(): Promise<Counts> {
  console.log('\n— Unit and HTTP tests, on the embedded database —')
  return runVitest({ folder, args: [...sinceBase, ...filters] })
}

async function serverTests(): Promise<Counts> {
  const files = filters.length === 0 ? ON_SECOND_POSTGRES : filters
  const postgres = await startLocalPostgres()
  if (!postgres) {
    console.log('\n— Skipped: the tests on an ordinary PostgreSQL server. There is no initdb on this machine. —')
    return NO_TESTS
  }
  console.log(`\n— Lives, a crash and a backup again, on PostgreSQL ${postgres.version} —`)
  try {
    return await runVitest({ folder, args: [...sinceBase, ...files], env: { TEST_DATABASE_URL: postgres.url } })
  } finally {
    await postgres.stop()
  }
}

/** Core journeys; for a filter or a change inside a feature, all journeys of that selection. */
async function browserTests(): Promise<Counts> {
  const { own, other } = base ? journeysFor(changedFiles(base), journeys(), features()) : { own: [], other: [''] }
  const runs = filters.length > 0 ? [filters] : [own, other.length > 0 ? ['--grep', CORE, ...other] : []]
  if (runs.every((run) => run.length === 0)) return NO_TESTS
  console.log('\n— Journeys in a real browser —')
  ensureChromium()
  await buildWhenStale()
  let counts = NO_TESTS
  for (const run of runs) if (run.length > 0) counts = addCounts(counts, await runPlaywright({ folder, args: run.filter(Boolean) }))
  return counts
}
