import type { Page } from '@playwright/test'

type WithSound = { sounding?: HTMLMediaElement }

/** The player's element is not in the document: this records it when `play` is called. Call before the page is opened. */
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

type WithLoudness = { loudness?: () => number }

/** Records all Web Audio output to the loudspeakers, without changing it. Call before the page is opened. */
export async function watchWebAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        const meter = new AnalyserNode(this.context, { fftSize: 8192 })
        connect.call(this, meter)
        const samples = new Float32Array(8192)
        ;(window as WithLoudness).loudness = () => {
          if (this.context.state !== 'running') return 0
          meter.getFloatTimeDomainData(samples)
          return Math.sqrt(samples.reduce((sum, v) => sum + v * v, 0) / samples.length)
        }
      }
      return connect.call(this, to)
    } as typeof AudioNode.prototype.connect
  })
}

/** The current loudness: root mean square, 0 for silence. */
export const loudnessNow = (page: Page): Promise<number> => page.evaluate(() => (window as WithLoudness).loudness?.() ?? 0)
