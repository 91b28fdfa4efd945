import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
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

/** One hash over everything that a build depends on: names and contents. */
export async function hashInputs(root: string): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(INPUTS, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name)) files.push(path.join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(await readFile(file))
    hash.update('\0')
  }
  return hash.digest('hex')
}
