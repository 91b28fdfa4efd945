// Starts the two test runners and reads the results from their JSON.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

export type Counts = { passed: number; failed: number; skipped: number }

/** Playwright's tag of the journeys of `npm test`: they cover data loss, lock-out, disclosure, or an area's main function. */
export const CORE = '@core'

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 }

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** The last line, which CI reads. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Results are written into `folder`. */
type Run = { folder: string; args: readonly string[]; env?: Record<string, string> }

export async function runVitest({ folder, args, env = {} }: Run): Promise<Counts> {
  const file = path.join(folder, 'vitest.json')
  const reporter = process.stdout.isTTY ? 'default' : 'dot'
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', `--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`]
  const code = await run([...vitest, ...args], env)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numFailedTestSuites',
    number
  >
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return orCrash(code, { passed: report.numPassedTests, failed, skipped: report.numPendingTests })
}

export async function runPlaywright({ folder, args, env = {} }: Run): Promise<Counts> {
  const file = path.join(folder, 'playwright.json')
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = JSON.parse(readFileSync(file, 'utf8')) as JourneyReport
  const flaky = flakyTitles(report)
  if (flaky.length > 0)
    console.log(`\nFlaky: passed only when tried again (${flaky.length}):\n${flaky.map((title) => `  ${title}`).join('\n')}`)
  if (flaky.length > MAX_FLAKY) console.log(`More than ${MAX_FLAKY} flaky journeys: they count as failed.`)
  return orCrash(code, journeyCounts(report))
}

type Suite = { title: string; suites?: Suite[]; specs?: { title: string; tests: { status: string }[] }[] }

/** The part of Playwright's JSON report that is used here. */
export type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; suites: Suite[] }

/** A journey that passes at its second try (only CI tries twice) is a defect to find. More than this many at once fail the run. */
const MAX_FLAKY = 2

export function journeyCounts({ stats: { expected, unexpected, flaky, skipped } }: JourneyReport): Counts {
  return flaky > MAX_FLAKY
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped }
}

export function flakyTitles({ suites }: JourneyReport): string[] {
  const titlesIn = (suite: Suite, path: string): string[] => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `${path} › ${title}`),
    ...(suite.suites ?? []).flatMap((inner) => titlesIn(inner, `${path} › ${inner.title}`)),
  ]
  return suites.flatMap((suite) => titlesIn(suite, suite.title))
}

/** A runner that failed without a failed test (a crash, a file that could not be read) is a failure too. */
function orCrash(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function run(args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
