import type { Page } from '@playwright/test'

/** Takes the network away once the service worker has what it fetches ahead: until then a page that was not open yet may not open. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.context().setOffline(true)
}

/** Gives the network back. Chromium tells a page that began without it neither that it was away nor that it is back: a device would. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => ['offline', 'online'].forEach((news) => dispatchEvent(new Event(news))))
}
