// `npm run new-feature <name>`: a whole feature that works – table and migration, store, contract with reasons, routes and their
// test, messages in both languages, page with outline, hub card, kind of act, life, year, export, README – in the two lists.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { exitWithMessage } from './lib/exit-with-message.ts'
import { LISTS, checkName, featureFiles, registered } from './lib/new-feature.ts'

const name = process.argv[2] ?? ''

try {
  checkName(name)
  const lists = LISTS.map((list) => [list.file, registered(name, list, readFileSync(list.file, 'utf8'))] as const)
  const files = [...featureFiles(name), ...lists]
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  // Names have different lengths: the formatter breaks lines that become too long.
  run('node_modules/.bin/oxfmt', ...files.map(([file]) => file).filter((file) => !file.endsWith('.md')))
  run('scripts/migration.ts', name)
  console.log(`Made src/features/${name}, its migration, and its entries in ${LISTS.map(({ file }) => file).join(' and ')}.`)
  console.log(`Now: npm run check, npm test -- unit src/features/${name}, and the page at /${name} by npm run dev.`)
} catch (error) {
  exitWithMessage(error)
}

function run(script: string, ...args: string[]): void {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${script} failed:\n${done.stdout}${done.stderr}`)
}
