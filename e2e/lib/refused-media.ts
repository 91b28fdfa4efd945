import type { Page } from '@playwright/test'

/**
 * Makes a refused camera or microphone fail as in a person's browser: the headless shell has no permission prompts and throws
 * NotSupportedError where browsers throw NotAllowedError. Once a permission is granted, the devices work.
 */
export async function refuseMediaLikeABrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const ask = media.getUserMedia.bind(media)
    media.getUserMedia = (wanted) =>
      ask(wanted).catch((error: unknown) => {
        const isRefused = error instanceof DOMException && error.name === 'NotSupportedError'
        throw isRefused ? new DOMException('Permission denied', 'NotAllowedError') : error
      })
  })
}
