import type { Page } from '@playwright/test'

/** All records, keys and texts that this browser stores for the site, and the page's text and title, as one text. */
export async function dumpOf(page: Page): Promise<string> {
  for (;;) {
    try {
      return await dumpNow(page)
    } catch (error) {
      // The page navigated meanwhile: only the final state counts.
      if (!(error instanceof Error) || !error.message.includes('context was destroyed')) throw error
      await page.waitForLoadState()
    }
  }
}

const dumpNow = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [document.title, document.body.textContent ?? '']
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) parts.push(`${key} = ${storage.getItem(key)}`)
    const textOf = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value as ArrayBuffer)
      if (typeof value !== 'object' || value === null) return String(value)
      const all = await Promise.all(Object.entries(value).map(async ([name, one]) => `${name}: ${await textOf(one)}`))
      return `{${all.join(', ')}}`
    }
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error as Error)
      })
    for (const { name } of await indexedDB.databases()) {
      const db = await asked(indexedDB.open(name!))
      for (const store of db.objectStoreNames) {
        const source = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([asked(source.getAllKeys()), asked(source.getAll())])
        parts.push(`${name}/${store}: ${await textOf(keys)} ${await textOf(values)}`)
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        parts.push(`${name}: ${request.url}`)
        const response = await cache.match(request)
        // The app's own files contain no personal text.
        if (response && !new URL(request.url).pathname.startsWith('/assets/'))
          parts.push(await textOf([...response.headers]), await response.text())
      }
    }
    const registration = await navigator.serviceWorker.getRegistration()
    for (const { title, body } of (await registration?.getNotifications()) ?? []) parts.push(title, body)
    return parts.join('\n')
  })

/** The databases that belong to one person, by name. */
export const personDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name!).filter((name) => /^fernwell-.*-[\da-f]{12}$/.test(name)))
