import type { PageModule, WebPage } from '#platform/web/feature.ts'

const RELOADED_KEY = 'fernwell.reloaded-at'
const RELOAD_AGAIN_MS = 20_000

/**
 * Fetches a page's file. If it no longer exists because a newer version was deployed, loads the page's address, which delivers
 * the new version; once in 20 seconds, so that a real fault is shown instead of an endless loop.
 */
export async function loadPage(page: WebPage, address: () => string): Promise<PageModule> {
  try {
    return await page.lazy()
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error
    location.assign(address())
    return new Promise<PageModule>(() => {})
  }
}

function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return true
  } catch {
    return false
  }
}
