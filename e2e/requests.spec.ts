import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltRoutes } from '#app/server/built-routes.ts'
import { plantHabit } from './lib/habits.ts'
import { requestsOf } from './lib/requests.ts'
import { expect, test } from './lib/test.ts'

const FOLDER = 'dist/web'
const NAMED_AT_MOST = 16
const ASKED_AT_MOST = 40
const LEVELS_AT_MOST = 2
const KILOBYTES = { public: 95, 'signed-in': 140 }

const HABIT = '019a0000-0000-7000-8000-000000000001'
/** What stands for the `:params` of a route. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/habits/:id': `/habits/${HABIT}`,
  '/journal/:id': '/journal/new',
  '/soul/category/:id': '/soul/category/sleep',
  '/soul/track/:id': '/soul/track/night-rain',
}
/** Pages that asked for more when there came to be a figure for them; they may only come to ask for less. */
const ASKING_MORE: Readonly<Record<string, number>> = { '/hub': 45, '/journal': 42, '/journal/:id': 43 }
/** Heavier first screens, as they were when there came to be a figure for them; they may only become lighter. */
const HEAVIER: Readonly<Record<string, number>> = {
  '/settings': 162,
  '/habits/completed': 151,
  '/habits/:id': 167,
  '/habit-analytics': 167,
  '/journal/settings': 152,
  '/journal/transfer': 163,
  '/journal/insight': 169,
  '/calendar': 142,
  '/journal/:id': 177,
}

const routes = async () => (JSON.parse(await readFile(join(FOLDER, 'routes.json'), 'utf8')) as BuiltRoutes).routes

test('no page of the app names more than sixteen files before its first screen, and none more script than its budget', async () => {
  const problems: string[] = []
  for (const { path, file, access } of await routes()) {
    const html = await readFile(join(FOLDER, 'pages', file), 'utf8')
    const named = [...html.matchAll(/<(script|link)\b([^>]*)>/g)].flatMap(([, tag, attributes = '']) => {
      const isFetched =
        tag === 'script' || (/\brel="(?:modulepreload|preload|stylesheet)"/.test(attributes) && !/\bdisabled\b/.test(attributes))
      const address = / (?:src|href)="([^"]+)"/.exec(attributes)?.[1]
      return isFetched && address ? [address] : []
    })
    const files = new Set(named)
    const scripts = [...files].filter((one) => one.endsWith('.js'))
    const sizes = await Promise.all(scripts.map((one) => sizeOnTheWire(join(FOLDER, one))))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    // The page itself, too. What a public page names, its prerendered screen does not wait for.
    if (access === 'signed-in' && files.size + 1 > NAMED_AT_MOST) problems.push(`${path} names ${files.size + 1} files`)
    const most = HEAVIER[path] ?? KILOBYTES[access]
    if (kilobytes > most) problems.push(`${path} has ${kilobytes.toFixed(1)} KB of script, of ${most}`)
  }
  expect(problems).toEqual([])
})

test('no page asks for more than forty files until the network rests, nor in more than two levels', async ({
  page,
  context,
  member,
  server,
}) => {
  test.setTimeout(240_000)
  expect(member.username).toBeTruthy()
  await plantHabit(page, server, HABIT, { name: 'A walk' })
  const problems: string[] = []
  for (const { path, access } of await routes()) {
    if (access !== 'signed-in') continue
    const address = EXAMPLES[path] ?? path
    expect(address, `an example of ${path}`).not.toContain(':')
    const visit = await context.newPage()
    const devtools = await context.newCDPSession(visit)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.setBypassServiceWorker', { bypass: true })
    const { asked } = await requestsOf(devtools)
    await visit.goto(address, { waitUntil: 'networkidle' })
    const all = asked()
    const deepest = all.toSorted((a, b) => b.level - a.level)[0]
    if (all.length > (ASKING_MORE[path] ?? ASKED_AT_MOST)) problems.push(`${address} asks for ${all.length} files`)
    if (deepest && deepest.level > LEVELS_AT_MOST) problems.push(`${address} asks for ${deepest.path} in level ${deepest.level}`)
    await visit.close()
  }
  expect(problems).toEqual([])
})

const sizeOnTheWire = async (file: string): Promise<number> => (await stat(`${file}.br`).catch(() => stat(file))).size
