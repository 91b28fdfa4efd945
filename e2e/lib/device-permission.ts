import type { Page } from '@playwright/test'

/** Launch arguments for a fake camera and microphone that need no permission prompt: the headless shell has none. */
export const FAKE_DEVICE_ARGS = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Refuses cameras and microphones as a browser does where the person blocked them, until the returned function allows them. */
export async function refuseDevices(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const ask = media.getUserMedia.bind(media)
    media.getUserMedia = (wanted) =>
      sessionStorage.getItem('devices-allowed') ? ask(wanted) : Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  return () => page.evaluate(() => sessionStorage.setItem('devices-allowed', 'yes'))
}
