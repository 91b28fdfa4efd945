import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const OPENS_A_DATABASE = /from '#testing\/(?:test-server|postgres)\.ts'/
const OWN_FIXTURE = /from '(\.{1,2}\/[^']+)'/g

/**
 * The test files that open a database, themselves or by a module beside them: another PostgreSQL may affect their results.
 * They are found by their imports, so no list is needed.
 */
export function databaseTests(root: string): string[] {
  return testFiles(root).filter((file) => opensDatabase(path.join(root, file), new Set()))
}

/** The test files that do more in `npm run test:all` than in `npm test`: they ask `#testing/depth.ts`, or run only there. */
export function thoroughTests(root: string): string[] {
  return testFiles(root).filter(
    (file) => file.includes('.thorough.test.') || readFileSync(path.join(root, file), 'utf8').includes("from '#testing/depth.ts'"),
  )
}

const testFiles = (root: string): string[] =>
  globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort()

function opensDatabase(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (OPENS_A_DATABASE.test(text)) return true
  const beside = [...text.matchAll(OWN_FIXTURE)].map(([, name]) => path.resolve(path.dirname(file), name!))
  return beside.filter((one) => one.endsWith('.fixture.ts')).some((one) => opensDatabase(one, seen))
}
