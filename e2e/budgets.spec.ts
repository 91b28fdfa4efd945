import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtPages } from './lib/pages.ts'

const FOLDER = 'dist/web'
const FILES_NAMED = 24
const KILOBYTES = { public: 110, app: 200 }
/** An entry may bring its editor. */
const KILOBYTES_OF: Readonly<Record<string, number>> = { '/journal/:id': KILOBYTES.app + 120 }

test('no page names more than 24 files before its first screen, nor more script than its budget', { tag: '@core' }, async () => {
  const problems: string[] = []
  for (const { path, file } of builtPages()) {
    const html = await readFile(join(FOLDER, 'pages', file), 'utf8')
    const named = [...html.matchAll(/<(script|link)\b([^>]*)>/g)].flatMap(([, tag, attributes = '']) => {
      const isFetched =
        tag === 'script' || (/\brel="(?:modulepreload|preload|stylesheet)"/.test(attributes) && !/\bdisabled\b/.test(attributes))
      const address = / (?:src|href|data-entry)="([^"]+)"/.exec(attributes)?.[1]
      return isFetched && address ? [address] : []
    })
    const files = new Set(named)
    const sizes = await Promise.all([...files].filter((one) => one.endsWith('.js')).map((one) => sentBytes(join(FOLDER, one))))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    // The page itself, too.
    if (files.size + 1 > FILES_NAMED) problems.push(`${path} names ${files.size + 1} files`)
    const most = KILOBYTES_OF[path] ?? KILOBYTES[file.startsWith('app-') ? 'app' : 'public']
    if (kilobytes > most) problems.push(`${path} has ${kilobytes.toFixed(1)} KB of script, of ${most}`)
  }
  expect(problems).toEqual([])
})

test('no two scripts import each other: a browser could not run them in any right order', { tag: '@core' }, async () => {
  for (const name of ['app', 'face']) {
    const manifest = JSON.parse(await readFile(join(FOLDER, '.vite', `${name}.json`), 'utf8')) as Record<string, { imports?: string[] }>
    const done = new Set<string>()
    const visit = (key: string, above: readonly string[]) => {
      expect(above, `${[...above, key].join(' → ')}`).not.toContain(key)
      if (done.has(key)) return
      for (const next of manifest[key]?.imports ?? []) visit(next, [...above, key])
      done.add(key)
    }
    for (const key of Object.keys(manifest)) visit(key, [])
  }
})

const sentBytes = async (file: string): Promise<number> => (await stat(`${file}.br`).catch(() => stat(file))).size
