// Files that documents name in backticks exist. Decision records (docs/adr) name the files of their day. `npm run check` runs it; it prints every name that does not and fails on any.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { missingNames } from './lib/named-files.ts'

const slashes = (file: string) => file.split(path.sep).join('/')

const tree: string[] = []
for await (const file of glob('{*,.*,{src,scripts,e2e,bench,docs,migrations}/**/*}', { exclude: ['node_modules', '.git'] }))
  tree.push(slashes(file))

let missing = 0
for await (const entry of glob('{README.md,docs/*.md,src/**/README.md}')) {
  const document = slashes(entry)
  for (const { line, name } of missingNames(readFileSync(document, 'utf8'), tree)) {
    missing++
    console.log(`${document}:${line}: names ${name}, which is not here`)
  }
}
if (missing > 0) process.exitCode = 1
