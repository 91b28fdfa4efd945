import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CodeFacts, Size } from '../../src/features/marketing/code-facts.ts'

type File = { file: string; text: string }

const TEST = /\.test\.tsx?$/
/** Files that only tests need. */
const FOR_TESTS = /\.(?:test|fixture)\.tsx?$/

/** Counts the files of the code in `root`, their lines, and their declarations. */
export function codeFacts(root: string): CodeFacts {
  const files = (folder: string): File[] =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return { file, text: readFileSync(file, 'utf8') }
      })
  const names = readdirSync(path.join(root, 'src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const [app, platform] = [files('src/app'), files('src/platform')]
  const byFeature = names.map((name) => ({ name, files: files(`src/features/${name}`) }))
  const all = byFeature.flatMap((one) => one.files)
  return {
    layers: { app: sizeOf(app), features: sizeOf(all), platform: sizeOf(platform) },
    features: byFeature.map((one) => ({ name: one.name, ...sizeOf(one.files), ...countsOf(one.files) })),
    ground: countsOf(platform),
    testFiles: [...app, ...platform, ...all].filter(({ file }) => TEST.test(file)).length,
    journeys: namesIn(root, 'e2e', /\.spec\.ts$/),
    migrations: namesIn(root, 'migrations', /\.sql$/),
    decisions: namesIn(root, 'docs/adr', /^\d{4}-.*\.md$/),
    dependencies: Object.keys((JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: object }).dependencies)
      .length,
  }
}

function sizeOf(files: readonly File[]): Size {
  const own = files.filter(({ file }) => !FOR_TESTS.test(file))
  return { files: own.length, lines: own.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0) }
}

function countsOf(files: readonly File[]): { endpoints: number; tables: number; tests: number } {
  const own = files.filter(({ file }) => !FOR_TESTS.test(file))
  const count = (pattern: RegExp): number => own.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
  return {
    endpoints: count(/= endpoint\(\{/g),
    tables: count(/= pgTable\(/g),
    tests: files.filter(({ file }) => TEST.test(file)).length,
  }
}

const namesIn = (root: string, folder: string, pattern: RegExp): number =>
  readdirSync(path.join(root, folder)).filter((name) => pattern.test(name)).length
