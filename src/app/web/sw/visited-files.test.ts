import { beforeEach, expect, test, vi } from 'vitest'
import { VisitedFiles } from './visited-files.ts'

const ORIGIN = 'https://fern.test'
const OLD = '/assets/InsightPage-aaaaaaa.js'
const NEW = '/assets/InsightPage-bbbbbbb.js'
const OTHER = '/assets/TransferPage-ccccccc.js'

function scopeWith(stored: string[], open: string[] = []) {
  const files = new Map(stored.map((file) => [file, new Response(file)]))
  const pathOf = (of: Request | string) => (typeof of === 'string' ? of : new URL(of.url).pathname)
  const added: string[] = []
  const cache = {
    match: async (of: Request | string) => files.get(pathOf(of))?.clone(),
    put: async (of: string, response: Response) => void files.set(of, response),
    add: async (of: string) => {
      added.push(of)
      files.set(of, new Response(of))
    },
    delete: async (of: Request | string) => files.delete(pathOf(of)),
    keys: async () => [...files.keys()].map((file) => new Request(ORIGIN + file)),
  }
  const clients = { matchAll: async () => open.map((path) => ({ url: ORIGIN + path })) }
  return { files, added, scope: { caches: { open: async () => cache }, clients } as unknown as ServiceWorkerGlobalScope }
}

const network = vi.fn(async () => new Response('from the network'))
beforeEach(() => {
  network.mockClear()
  vi.stubGlobal('fetch', network)
})

test('a page that was visited once needs no network any more', async () => {
  const { scope } = scopeWith([])
  const visited = new VisitedFiles(scope, [NEW, OTHER], [])
  expect([visited.holds(NEW), visited.holds('/assets/HubPage-ddddddd.js')]).toEqual([true, false])
  for (let visits = 0; visits < 2; visits++) expect(await (await visited.answer(new Request(ORIGIN + NEW))).text()).toBe('from the network')
  expect(network).toHaveBeenCalledTimes(1)
})

test('a new version fetches its own files of the pages that were visited in the old one, and of no others', async () => {
  const { files, scope } = scopeWith([OLD])
  const visited = new VisitedFiles(scope, [NEW, OTHER], [])
  await visited.renew()
  expect([...files.keys()].sort()).toEqual([OLD, NEW])
  await visited.keepWhatIsOpen()
  expect([...files.keys()]).toEqual([NEW])
})

test('a page that is open while the first version takes over is stored, too', async () => {
  const { files, scope } = scopeWith([], ['/journal/insight'])
  await new VisitedFiles(
    scope,
    [NEW, OTHER],
    [
      ['/journal/insight', [NEW]],
      ['/journal/transfer', [OTHER]],
    ],
  ).keepWhatIsOpen()
  expect([...files.keys()]).toEqual([NEW])
})

test('an app that was open for a while has the pages that nobody visited, too, each fetched once', async () => {
  const { files, scope, added } = scopeWith([NEW])
  await new VisitedFiles(scope, [NEW, OTHER], []).keepAhead([NEW, OTHER])
  expect([...files.keys()]).toEqual([NEW, OTHER])
  expect(added).toEqual([OTHER])
})
