// `npm run check`: types, lint, format, house rules, dead code. Everything runs; the exit code tells whether all passed.
import { spawnSync } from 'node:child_process'
import process from 'node:process'

const bin = (name: string) => `node_modules/.bin/${name}`
const steps: [string, string[]][] = [
  ['Types, server', [bin('tsc'), '-p', 'tsconfig.server.json']],
  ['Types, web', [bin('tsc'), '-p', 'tsconfig.web.json']],
  ['Types, journeys', [bin('tsc'), '-p', 'tsconfig.e2e.json']],
  ['Lint', [bin('oxlint'), '--type-aware', '--deny-warnings', 'src', 'scripts', 'e2e', 'bench']],
  ['Format', [bin('oxfmt'), '--check', 'src', 'scripts', 'e2e', 'bench', 'package.json', 'vite.config.ts']],
  ['House rules', ['scripts/check-house.ts']],
  ['Patterns', ['scripts/check-patterns.ts']],
  ['Documents', ['scripts/check-docs.ts']],
  ['Styles', ['scripts/check-styles.ts']],
  ['Migrations', ['scripts/check-migrations.ts']],
  ['Dead code', [bin('knip')]],
]

let failed = 0
for (const [name, args] of steps) {
  const started = performance.now()
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { encoding: 'utf8' })
  const ok = done.status === 0
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!ok) {
    failed++
    console.log(`${done.stdout ?? ''}${done.stderr ?? ''}`)
  }
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1
