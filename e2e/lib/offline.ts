import type { Page } from '@playwright/test'

/**
 * Waits until the service worker has prefetched its files: until then a page that was not visited may not open without a network. The app
 * would start this some seconds after its first page.
 */
export async function installed(page: Page): Promise<void> {
  const isAllowed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
    if (registration) await navigator.serviceWorker.ready
    return Boolean(registration)
  })
  if (!isAllowed) throw new Error('Tag a journey that goes on without a network with @offline: others have no service worker.')
}

/** Switches the network off once the app is installed. */
export async function goOffline(page: Page): Promise<void> {
  await installed(page)
  await page.context().setOffline(true)
}

/** Switches the network on. Chromium sends no `online` event to a page that started offline, as a real device would. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => ['offline', 'online'].forEach((news) => dispatchEvent(new Event(news))))
}
