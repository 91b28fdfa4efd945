// Files that documents name in backticks exist, every decision record (docs/adr, which names the files of its day) has its three parts,
// and no sentence has a clause as its subject. `npm run check` runs it; it prints each breach and fails on any.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { missingNames } from './lib/named-files.ts'
import { clauseSubjectsIn } from './lib/vocabulary.ts'

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

const PARTS = ['## Context', '## Decision', '## Consequences']
for await (const entry of glob('docs/adr/0*.md')) {
  const lines = readFileSync(entry, 'utf8').split('\n')
  for (const part of PARTS.filter((one) => !lines.includes(one))) {
    missing++
    console.log(`${slashes(entry)}: has no "${part}"`)
  }
}
for await (const entry of glob('{README.md,docs/**/*.md,src/**/README.md}')) {
  for (const sentence of clauseSubjectsIn(readFileSync(entry, 'utf8'))) {
    missing++
    console.log(`${slashes(entry)}: has a clause as the subject of “${sentence.slice(0, 80)}”; name the thing that acts`)
  }
}
if (missing > 0) process.exitCode = 1
