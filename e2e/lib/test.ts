import { test as base, type Page } from '@playwright/test'
import { startServer, type E2eServer } from './server.ts'

export { expect } from '@playwright/test'

export type NewPerson = { username: string; email: string; password: string }

type Fixture<T> = (fixtures: {}, use: (value: T) => Promise<void>) => Promise<void>

/** The fixture of an installation of its own, one per worker. */
export const ownServer = (options?: Parameters<typeof startServer>[0]): [Fixture<E2eServer>, { scope: 'worker' }] => [
  ({}, use) => useServer(use, options),
  { scope: 'worker' },
]

/** In a fixture: an installation that ends with its use. */
export async function useServer(use: (server: E2eServer) => Promise<void>, options?: Parameters<typeof startServer>[0]): Promise<void> {
  const server = await startServer(options)
  await use(server)
  await server.stop()
}

/** The fixture of a service, one per worker, which is closed after its use. */
export function service<T extends { close(): unknown }>(start: () => Promise<T>): [Fixture<T>, { scope: 'worker' }] {
  const run: Fixture<T> = async ({}, use) => {
    const started = await start()
    await use(started)
    await started.close()
  }
  return [run, { scope: 'worker' }]
}

/** Tests get `server` (one per worker, shared) and a page whose addresses are relative to it. */
export const test = base.extend<{ newcomer: NewPerson; member: NewPerson; signedIn: Page }, { server: E2eServer }>({
  server: ownServer(),
  baseURL: ({ server }, use) => use(server.url),

  /** The app installs itself for journeys tagged `@offline` alone: for others it would fetch hundreds of files for nothing. */
  serviceWorkers: ({}, use, { tags }) => use(tags.includes('@offline') ? 'allow' : 'block'),

  /** A failed journey prints the warnings and errors of its page. */
  page: async ({ page }, use, info) => {
    const lines: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && lines.push(message.text()))
    page.on('pageerror', (error) => lines.push(error.stack ?? error.message))
    await use(page)
    if (info.status !== info.expectedStatus && lines.length > 0) console.log(`The page of “${info.title}” said:\n${lines.join('\n')}`)
  },

  /** Data of a person without an account. */
  newcomer: async ({}, use) => {
    const id = Math.random().toString(36).slice(2, 10)
    await use({ username: `wren-${id}`, email: `wren-${id}@example.org`, password: `quiet-${id}-lantern-moss` })
  },

  /** A person with an account who is signed in on `page`. */
  member: async ({ newcomer, page, server }, use) => {
    await signUp(page, server, newcomer)
    await use(newcomer)
  },

  /** Their page, for journeys that need nothing else of them. */
  signedIn: ({ page, member: _member }, use) => use(page),
})

/** Creates an account through the API, with the page's own cookies. */
export async function signUp(page: Page, server: E2eServer, person: NewPerson): Promise<void> {
  const response = await page.request.post(`${server.url}/api/register`, {
    data: { ...person, zone: 'UTC' },
    headers: { origin: server.url },
  })
  if (!response.ok()) throw new Error(`Registration answered ${response.status()}: ${await response.text()}`)
}
