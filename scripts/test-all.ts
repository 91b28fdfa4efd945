// `npm run test:all`: everything that `npm test` leaves out. `npm run test:all -- <part>` for a part, and `journeys 2/6` for a sixth of the
// journeys. It ends with a table of the parts and their durations.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { buildWhenStale } from './build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { databaseTests, thoroughTests } from './lib/database-tests.ts'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'
import { keepTemporaryFilesInMemory } from './lib/memory-folder.ts'
import { startLocalPostgres } from './lib/local-postgres.ts'
import { addCounts, closingLine, CORE, NO_TESTS, runPlaywright, runVitest, type Counts } from './lib/test-runners.ts'

const PARTS = { rounds, postgres, journeys }
type Part = keyof typeof PARTS

const [name, share] = process.argv.slice(2)
const removeTemporaryFiles = keepTemporaryFilesInMemory()
const folder = mkdtempSync(path.join(tmpdir(), 'fernwell-results-'))

try {
  if (name !== undefined && !Object.hasOwn(PARTS, name))
    throw new UsageError(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`)
  if (share !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(share)) throw new UsageError(`"${share}" is no share like 2/6.`)
  const table: string[] = []
  let total = NO_TESTS
  for (const part of name === undefined ? (Object.keys(PARTS) as Part[]) : [name as Part]) {
    const started = performance.now()
    const counts = await PARTS[part]()
    total = addCounts(total, counts)
    table.push(`${part.padEnd(10)} ${((performance.now() - started) / 60_000).toFixed(1).padStart(6)} min   ${closingLine(counts)}`)
  }
  console.log(`\n${table.join('\n')}\n\n${closingLine(total)}`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
} catch (error) {
  exitWithMessage(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
  removeTemporaryFiles()
}

/** Tests with all their rounds, sizes and sweeps, on the embedded database. */
async function rounds(): Promise<Counts> {
  console.log('\n— Every round, size and sweep —')
  return runVitest({ folder, args: [...shareArgs(), ...thoroughTests('.')], env: { TEST_DEPTH: 'thorough' } })
}

/** Everything that opens a database, on an ordinary PostgreSQL server. */
async function postgres(): Promise<Counts> {
  const server = await startLocalPostgres()
  if (!server) {
    console.log('\n— Skipped: the tests on an ordinary PostgreSQL server. There is no initdb on this machine. —')
    return NO_TESTS
  }
  console.log(`\n— Every test that opens a database, on PostgreSQL ${server.version} —`)
  try {
    return await runVitest({ folder, args: [...shareArgs(), ...databaseTests('.')], env: { TEST_DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
}

/** Journeys that are not among the core ones of `npm test`. */
async function journeys(): Promise<Counts> {
  console.log('\n— All other journeys —')
  ensureChromium(true)
  await buildWhenStale()
  return runPlaywright({ folder, args: ['--grep-invert', CORE, ...shareArgs()] })
}

function shareArgs(): string[] {
  return share === undefined ? [] : [`--shard=${share}`]
}
