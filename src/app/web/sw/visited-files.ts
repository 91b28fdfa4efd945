/// <reference lib="webworker" />

const CACHE = 'fernwell-visited'
/** As the build writes it, with its dash. */
const HASH_LENGTH = 8

/**
 * Files of pages that are not fetched ahead: kept from the first visit on, so that the page opens without a network, too. A new
 * version brings its own files of what was visited in the old one.
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
    // A device that is full keeps no more: the page opens all the same.
    if (response.ok) await cache.put(pathname, response.clone()).catch(() => {})
    return response
  }

  /** At installation: what the old version kept of a page, this version has, too. What cannot be fetched is kept at the next visit. */
  async renew(): Promise<void> {
    const cache = await this.#scope.caches.open(CACHE)
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const names = new Set([...known].map(nameOf))
    const missing = [...this.#files].filter((file) => names.has(nameOf(file)) && !known.has(file))
    await Promise.all(missing.map((file) => cache.add(file).catch(() => {})))
  }

  /** Fetches what is missing of `files`, one after the other; ends at the first that does not come, until it is called again. */
  async keepAhead(files: readonly string[]): Promise<void> {
    const cache = await this.#scope.caches.open(CACHE)
    for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  }

  /** When this version takes over: a page that is open was fetched before anyone could keep its files. Old ones go. */
  async keepWhatIsOpen(): Promise<void> {
    const cache = await this.#scope.caches.open(CACHE)
    for (const request of await cache.keys()) if (!this.holds(new URL(request.url).pathname)) await cache.delete(request)
    const open = (await this.#scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => new URL(url).pathname)
    const needed = this.#filesOf.filter(([pattern]) => open.some((path) => new RegExp(`^${pattern}/?$`).test(path)))
    for (const file of needed.flatMap(([, files]) => files)) if (!(await cache.match(file))) await cache.add(file).catch(() => {})
  }
}

/** `/assets/InsightPage-AbC1234.js` → `InsightPage.js`: the same file, whatever version it is of. */
function nameOf(path: string): string {
  const dot = path.lastIndexOf('.')
  return path.slice(path.lastIndexOf('/') + 1, dot - HASH_LENGTH) + path.slice(dot)
}
