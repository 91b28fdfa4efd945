import type { PageModule, WebPage } from '#platform/web/feature.ts'

const RELOADED_KEY = 'fernwell.reloaded-at'
const RELOAD_AGAIN_MS = 20_000

/**
 * Fetches a page's file. When it is gone because a newer version was deployed, goes to the address itself, which brings
 * the new version; once in 20 seconds, so that a real fault is shown instead of going round in circles.
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
