// Makes src/platform/care/helplines.json from a compiled list of helplines (countries with their lines, sources and confidence).
//   node scripts/helplines.ts <helplines.json>
// Numbers change: before a release, check the operator's page of every line. Correct errors in the table itself.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { tableOf, type Source } from './helplines/table.ts'

const file = process.argv[2]
if (!file) throw new Error('Name the compiled list: helplines.json.')
const table = tableOf(JSON.parse(readFileSync(file, 'utf8')) as Source)
writeFileSync('src/platform/care/helplines.json', `${JSON.stringify(table, null, 1)}\n`)
console.log(`${table.countries.length} countries, ${table.countries.flatMap(({ lines }) => lines).length} lines`)
