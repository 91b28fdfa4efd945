import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const INPUTS = [
  'docs/pictures/screenshot-*.png',
  'src/app/web/**',
  'src/platform/!(server)/**',
  'src/features/*/!(server)/**',
  'src/features/*/*.{ts,json,md}',
  'scripts/build.ts',
  'scripts/build/**',
  'scripts/art.ts',
  'scripts/art/**',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * One hash over everything that a build depends on: names and contents. Every start waits for it, and reading some 4,000 files
 * one by one through the thread pool takes twenty times as long as reading them directly.
 */
export function hashInputs(root: string): string {
  const files = globSync(INPUTS, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(readFileSync(file))
    hash.update('\0')
  }
  return hash.digest('hex')
}
