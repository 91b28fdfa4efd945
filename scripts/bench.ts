// `npm run bench [name …]`: every benchmark in bench/, one after the other. Benchmarks print; they never fail on a slow machine.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import process from 'node:process'
import { buildWhenStale } from './build.ts'

const chosen = process.argv.slice(2)
const files = readdirSync('bench').filter(
  (file) => file.endsWith('.ts') && (chosen.length === 0 || chosen.includes(file.replace('.ts', ''))),
)
await buildWhenStale()
for (const file of files) {
  console.log(`\n— ${file} —`)
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', `bench/${file}`], { stdio: 'inherit' })
  if (done.status !== 0) process.exitCode = 1
}
