import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, builtPages } from './lib/pages.ts'
import { requestsOf } from './lib/requests.ts'
import { test as base, expect, ownServer } from './lib/test.ts'
import { isRestAsked } from './lib/rest-asked.ts'

// The lives of all features move the server's clock: no other file shares it.
const test = base.extend({ server: ownServer() })

const FOLDER = 'dist/web'
const ASKED_AT_MOST = 50
const LEVELS_AT_MOST = 2

test('no page asks for more than fifty files until the network rests, nor in more than two levels', async ({ browser, server }) => {
  test.setTimeout(900_000)
  const life = await server.live()
  const context = await browser.newContext({ baseURL: server.url })
  await context.addCookies(Object.entries(life.cookies).map(([name, value]) => ({ name, value, url: server.url })))
  const closed = builtPages().filter(({ access }) => access === 'signed-in')
  const problems: string[] = []
  for (const address of [...closed.map((one) => addressOf(one, life.pages)), ...life.looks]) {
    const visit = await context.newPage()
    const devtools = await context.newCDPSession(visit)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.setBypassServiceWorker', { bypass: true })
    const { asked, rest } = await requestsOf(devtools)
    await visit.goto(address)
    await visit.waitForFunction(isRestAsked)
    await rest(500)
    const all = asked()
    const deepest = all.toSorted((a, b) => b.level - a.level)[0]
    if (all.length > ASKED_AT_MOST) problems.push(`${address} asks for ${all.length} files`)
    if (deepest && deepest.level > LEVELS_AT_MOST) problems.push(`${address} asks for ${deepest.path} in level ${deepest.level}`)
    await visit.close()
  }
  await context.close()
  expect(problems).toEqual([])
})

test('on the way from one page to another no script is found by way of another of that page', async ({ browser, server }) => {
  const life = await server.live()
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  await context.addCookies(Object.entries(life.cookies).map(([name, value]) => ({ name, value, url: server.url })))
  const visit = await context.newPage()
  await visit.goto('/settings')
  await visit.waitForFunction(isRestAsked)
  const scripts: string[] = []
  // A connection with a noticeable latency: parallel requests start before the first response arrives.
  const firstCame = Promise.withResolvers<readonly string[]>()
  await visit.route('**/assets/*.js', async (route) => {
    scripts.push(new URL(route.request().url()).pathname)
    await new Promise((later) => setTimeout(later, 1000))
    firstCame.resolve([...scripts])
    await route.continue()
  })
  await visit.getByRole('link', { name: 'Journal', exact: true }).first().click()
  const atOnce = await firstCame.promise
  await expect(visit).toHaveURL(/\/journal$/)
  const lists = JSON.parse(await readFile(await pageScriptsOf(), 'utf8')) as Record<string, string[]>
  const listed = lists['/journal']!
  expect(scripts.some((one) => listed.includes(one))).toBe(true)
  expect(scripts.filter((one) => listed.includes(one) && !atOnce.includes(one))).toEqual([])
  await context.close()
})

const pageScriptsOf = async (): Promise<string> => {
  const html = await readFile(join(FOLDER, 'pages/app-settings.html'), 'utf8')
  return join(FOLDER, /name="page-scripts" content="([^"]+)"/.exec(html)![1]!)
}
