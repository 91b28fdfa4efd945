import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { isThorough } from '#testing/depth.ts'

/** Tests that a new feature has to pass besides `npm run check`: its own, and those that cover all features. */
const TESTS = ['src/features/tide-marks', 'whole-life', 'every-endpoint', 'act-kinds', 'reason-words', 'titles', 'hub-at-once']

/** Copies a folder with hard links where possible. Not one symlink: child processes that may read only their tree could not follow it. */
function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    // Caches of local runs are no part of the packages.
    if (entry.isDirectory() && !/^\.(?:cache|vite)/.test(entry.name)) mirror(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}

// Takes minutes, so it runs in `npm run test:all`. Each run of the suite checks the templates (scripts/lib/new-feature.test.ts).
test.runIf(isThorough)(
  'the output of `npm run new-feature` passes the check and the tests unchanged, and edits two lists and a migration',
  () => {
    const tree = mkdtempSync(path.join(tmpdir(), 'fernwell-new-feature-'))
    onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
    const git = (...args: string[]) => execFileSync('git', args, { cwd: tree, encoding: 'utf8' })
    for (const file of execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\n')) {
      if (!file || !existsSync(file)) continue
      mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
      cpSync(file, path.join(tree, file))
    }
    mirror('node_modules', path.join(tree, 'node_modules'))
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'Before')
    // A separate run: it does not inherit this run's environment.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|LONG_TESTS|NODE_ENV)/.test(name)))
    // Not by run.mjs, which would reinstall packages if the lock file is newer: into this tree's own `node_modules`.
    const run = (task: string, ...args: string[]) => {
      const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', `scripts/${task}.ts`, ...args], {
        cwd: tree,
        encoding: 'utf8',
        env,
      })
      if (done.status !== 0) expect.fail(`${[task, ...args].join(' ')}:\n${done.stdout}\n${done.stderr}`)
    }

    run('new-feature', 'tide-marks')
    const touched = git('status', '--porcelain')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3))
    const others = touched.filter((file) => !file.startsWith('migrations/') && file !== 'src/features/tide-marks/')
    expect(others).toEqual(['src/app/server/features.ts', 'src/app/web/features.ts'])
    run('check')
    run('test', 'unit', ...TESTS)
  },
  // Long enough for a busy machine.
  1_800_000,
)
