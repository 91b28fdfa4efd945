import type { Page } from '@playwright/test'

type WithSound = { sounding?: HTMLMediaElement }

/** The player's element is on no page: this notes it when it is told to play. Call before the page is opened. */
export async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      ;(window as WithSound).sounding = this
      return play.call(this)
    }
  })
}

/** Seconds into the sound; 0 while there is none. */
export function secondsPlayed(page: Page): Promise<number> {
  return page.evaluate(() => (window as WithSound).sounding?.currentTime ?? 0)
}

export async function setPlaybackRate(page: Page, rate: number): Promise<void> {
  await page.evaluate((value) => {
    const { sounding } = window as WithSound
    if (sounding) sounding.playbackRate = value
  }, rate)
}
