// `npm run migration <name>`: writes the SQL that takes the schema from the last migration to the tables in the code.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9-]*$/.test(name)) exitWithMessage(new UsageError('Give the migration a name: npm run migration <name>'))
const done = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name], { stdio: 'inherit' })
process.exitCode = done.status ?? 1
