// `node scripts/helplines.ts`: makes src/platform/care/helplines.json from scripts/helplines/source.json. Numbers change: whoever
// releases calls every line's operator page up, corrects source.json with the date, and runs this again.
import { writeFileSync } from 'node:fs'
import source from './helplines/source.json' with { type: 'json' }
import { tableOf } from './helplines/table.ts'

const table = tableOf(source)
writeFileSync('src/platform/care/helplines.json', `${JSON.stringify(table, null, 1)}\n`)
console.log(`${table.countries.length} countries, ${table.countries.flatMap(({ lines }) => lines).length} lines`)
