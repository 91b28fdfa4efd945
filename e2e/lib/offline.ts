import type { Page } from '@playwright/test'

/**
 * Waits until the service worker has what it fetches ahead: until then a page that was not open yet may not open without a network. The app
 * would ask for it some seconds after its first page.
 */
export async function installed(page: Page): Promise<void> {
  const isAllowed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    if (registration) await navigator.serviceWorker.ready
    return Boolean(registration)
  })
  if (!isAllowed) throw new Error('Tag a journey that goes on without a network with @offline: others have no service worker.')
}

/** Takes the network away once the app is installed. */
export async function goOffline(page: Page): Promise<void> {
  await installed(page)
  await page.context().setOffline(true)
}

/** Gives the network back. Chromium tells a page that began without it neither that it was away nor that it is back: a device would. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => ['offline', 'online'].forEach((news) => dispatchEvent(new Event(news))))
}
