import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const OPENS_A_DATABASE = /from '#testing\/(?:test-server|postgres)\.ts'/
const OWN_FIXTURE = /from '(\.{1,2}\/[^']+)'/g

/**
 * The test files that open a database, themselves or by a module beside them: what another PostgreSQL can answer differently.
 * Told by their imports, so that nobody keeps a list.
 */
export function databaseTests(root: string): string[] {
  return globSync('src/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => opensDatabase(path.join(root, file), new Set()))
    .sort()
}

function opensDatabase(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  if (OPENS_A_DATABASE.test(text)) return true
  const beside = [...text.matchAll(OWN_FIXTURE)].map(([, name]) => path.resolve(path.dirname(file), name!))
  return beside.filter((one) => one.endsWith('.fixture.ts')).some((one) => opensDatabase(one, seen))
}
