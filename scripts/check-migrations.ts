// Fails when the tables in the code differ from those that the migrations create in an empty database: a table was changed
// without `npm run migration <name>`.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'

const folder = '.cache/migrations-check'
const schema = ['./src/platform/server/*/tables.ts', './src/features/*/server/**/tables.ts']

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync('migrations', `${folder}/migrations`, { recursive: true })
writeFileSync(`${folder}/drizzle.config.json`, JSON.stringify({ dialect: 'postgresql', schema, out: `./${folder}/migrations` }))

const sqlFiles = () => readdirSync(`${folder}/migrations`).filter((name) => name.endsWith('.sql')).length
const before = sqlFiles()
const done = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', `${folder}/drizzle.config.json`], {
  encoding: 'utf8',
})
const added = sqlFiles() - before
rmSync(folder, { recursive: true, force: true })

if (done.status !== 0) console.error(done.stdout, done.stderr)
else if (added > 0) console.error('Tables in the code differ from what the migrations make. Run: npm run migration <name>')
process.exitCode = done.status === 0 && added === 0 ? 0 : 1
