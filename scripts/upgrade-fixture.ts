// `npm run upgrade-fixture <commit>`: creates the data of an earlier release by that release's own code, for the test of upgrades
// (src/app/server/upgrade/upgrade.test.ts). The same run tests that the release restores its backup, as in a downgrade.
import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { exitWithMessage, UsageError } from './lib/exit-with-message.ts'

const HERE = path.resolve(import.meta.dirname, '..')
const FILES = ['previous.backup', 'previous-export.zip', 'previous.json']

try {
  const [wanted] = process.argv.slice(2)
  if (!wanted) throw new UsageError('Which release? npm run upgrade-fixture <commit or tag>')
  const run = (command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  const release = execFileSync('git', ['rev-parse', '--short=8', `${wanted}^{commit}`], { cwd: HERE, encoding: 'utf8' }).trim()
  const work = await mkdtemp(path.join(tmpdir(), 'fernwell-release-'))
  const tree = path.join(work, 'tree')
  run('git', ['worktree', 'add', '--detach', tree, release], HERE)
  try {
    run('npm', ['ci', '--no-audit', '--no-fund'], tree)
    const test = 'src/app/server/upgrade-fixture-made.test.ts'
    await copyFile(path.join(HERE, 'scripts/upgrade-fixture/make.test.ts.template'), path.join(tree, test))
    run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', test], tree, { FIXTURE_FOLDER: work, FIXTURE_RELEASE: release })
    for (const name of FILES) await copyFile(path.join(work, name), path.join(HERE, 'src/app/server/upgrade', name))
    console.log(`Made by ${release}: ${FILES.join(', ')} in src/app/server/upgrade.`)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: HERE })
    await rm(work, { recursive: true, force: true })
  }
} catch (error) {
  exitWithMessage(error)
}
