import type { Page } from '@playwright/test'

/** The addresses whose answers this device stores for the signed-in person. */
export const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('fernwell-person-'))?.name
    if (name === undefined) return []
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error as Error)
    })
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      if (!db.objectStoreNames.contains('answers')) return resolve([])
      const request = db.transaction('answers').objectStore('answers').getAllKeys()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve([])
    })
    db.close()
    return keys.map(String)
  })
