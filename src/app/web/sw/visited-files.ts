/// <reference lib="webworker" />

const CACHE = 'fernwell-visited'
/** Length of the hash that the build adds, with its dash. */
const HASH_LENGTH = 8

/**
 * Files of pages that are not fetched ahead: stored from the first visit on, so that the page also opens without a network. A new
 * version fetches its own files for the pages that were visited in the old one.
 */
export class VisitedFiles {
  #scope: ServiceWorkerGlobalScope
  #files: ReadonlySet<string>
  #filesOf: readonly (readonly [pattern: string, files: readonly string[]])[]

  constructor(scope: ServiceWorkerGlobalScope, files: readonly string[], filesOf: readonly (readonly [string, readonly string[]])[]) {
    this.#scope = scope
    this.#files = new Set(files)
    this.#filesOf = filesOf
  }

  holds(path: string): boolean {
    return this.#files.has(path)
  }

  async answer(request: Request): Promise<Response> {
    const cache = await this.#scope.caches.open(CACHE)
    const { pathname } = new URL(request.url)
    const stored = await cache.match(pathname)
    if (stored) return stored
    const response = await fetch(request)
    // On a full device the file is not stored: the page opens all the same.
    if (response.ok) await cache.put(pathname, response.clone()).catch(() => {})
    return response
  }

  /** At installation: fetches this version's files of pages that the old version stored. A file that fails is stored at the next visit. */
  async renew(): Promise<void> {
    const cache = await this.#scope.caches.open(CACHE)
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const names = new Set([...known].map(nameOf))
    const missing = [...this.#files].filter((file) => names.has(nameOf(file)) && !known.has(file))
    await Promise.all(missing.map((file) => cache.add(file).catch(() => {})))
  }

  /** Fetches the missing files among `files`, one after the other; stops at the first failure, until it is called again. */
  async keepAhead(files: readonly string[]): Promise<void> {
    const cache = await this.#scope.caches.open(CACHE)
    for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  }

  /** When this version takes over: stores the files of open pages, which were fetched before. Deletes old files. */
  async keepWhatIsOpen(): Promise<void> {
    const cache = await this.#scope.caches.open(CACHE)
    for (const request of await cache.keys()) if (!this.holds(new URL(request.url).pathname)) await cache.delete(request)
    const open = (await this.#scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => new URL(url).pathname)
    const needed = this.#filesOf.filter(([pattern]) => open.some((path) => new RegExp(`^${pattern}/?$`).test(path)))
    for (const file of needed.flatMap(([, files]) => files)) if (!(await cache.match(file))) await cache.add(file).catch(() => {})
  }
}

/** `/assets/InsightPage-AbC1234.js` → `InsightPage.js`: the same name for every version of the file. */
function nameOf(path: string): string {
  const dot = path.lastIndexOf('.')
  return path.slice(path.lastIndexOf('/') + 1, dot - HASH_LENGTH) + path.slice(dot)
}
