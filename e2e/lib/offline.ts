import type { Page } from '@playwright/test'

/** Takes the network away once the service worker has what it fetches ahead: until then a page that was not open yet may not open. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.context().setOffline(true)
}
