// `npm run migration <name>`: writes the SQL that takes the schema from the last migration to the tables in the code; with
// ` -- --custom` an empty file for statements of one's own. Only the newest snapshot of the tables is stored: the next migration starts there.
import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import process from 'node:process'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'

const [name = '', ...options] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(name)) exitWithMessage(new UsageError('Give the migration a name: npm run migration <name>'))
const done = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name, ...options], { stdio: 'inherit' })
if (done.status === 0) for (const file of globSync('migrations/meta/*_snapshot.json').sort().slice(0, -1)) rmSync(file)
process.exitCode = done.status ?? 1
