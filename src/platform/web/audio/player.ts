import { mediaAddress } from '../api/address.ts'
import { audioUrlOf, durationOf, keyOf, type AudioItem, isRealTime, loopsOn } from './items.ts'
import { Listening } from './listening.ts'
import type { Playback } from './playback.ts'
import type { AudioPort, PortEvent } from './port.ts'
import { storePreferences, readPreferences } from './preferences.ts'
import { CANPLAY_TIMEOUT_MS, clampSeek, clampSpeed, clampVolume, DEFAULT_VOLUME, percentOf } from './rules.ts'
import { fadeAt, sleepLeft, startSleep, type Sleep, type SleepChoice } from './sleep-timer.ts'

export type Phase = 'nothing' | 'loading' | 'playing' | 'paused'

export type PlayerState = {
  item: AudioItem | undefined
  phase: Phase
  /** The sound could not be loaded; pressing play tries again. */
  failed: boolean
  /** 0–1, what is heard: 0 while muted. */
  volume: number
  muted: boolean
  speed: number
  sleep: Sleep | undefined
}

export type Progress = { position: number; duration: number; percent: number }

const SAVE_POSITION_EVERY = 15
/** A wait shorter than this is not announced. */
const SILENCE_MS = 400
/** A position closer to the end than this (in seconds) counts as 0: the item starts from the beginning. */
const NEARLY_OVER = 10

/** The player, a singleton with at most one loaded item. */
export class Player {
  readonly #port: AudioPort
  readonly #playbackOf: (item: AudioItem) => Playback | Promise<Playback>
  #state: PlayerState
  #progress: Progress = { position: 0, duration: 0, percent: 0 }
  #listeners = new Set<() => void>()
  #watchers = new Set<() => void>()
  #priorVolume: number
  #wantsPlay = false
  #startAt = 0
  #playback: Playback | undefined
  #listening: Listening | undefined
  /** The callbacks are loaded but playback has not begun: the start is reported when it does. */
  #startPending = false
  #savedAt = 0
  #canplay: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #sharesSleep = () => false
  #sleepTick: ReturnType<typeof setInterval> | undefined

  constructor(port: AudioPort, playbackOf: (item: AudioItem) => Playback | Promise<Playback>) {
    this.#port = port
    this.#playbackOf = playbackOf
    const { volume, speed } = readPreferences()
    this.#priorVolume = volume
    this.#state = { item: undefined, phase: 'nothing', failed: false, volume, muted: false, speed, sleep: undefined }
    port.setVolume(volume)
    port.setSpeed(speed)
    port.on((event, detail) => this.#onPortEvent(event, detail))
  }

  readonly state = (): PlayerState => this.#state
  readonly progress = (): Progress => this.#progress

  /** Notifies of state changes; the position has a separate channel, because it changes more often. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly subscribeProgress = (listener: () => void): (() => void) => {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  /**
   * Plays an item, from `from` seconds on. The item that is already loaded toggles between pause and play; any other is
   * loaded and plays once it is ready. An item without sound changes nothing and answers false.
   */
  play(item: AudioItem, from = 0): boolean {
    const { item: current } = this.#state
    if (current && keyOf(current) === keyOf(item)) {
      this.toggle()
      return true
    }
    const url = audioUrlOf(item)
    if (url === undefined) return false
    void this.#release()
    const duration = durationOf(item)
    this.#startAt = from > 0 && (duration === 0 || from < duration - NEARLY_OVER) ? from : 0
    this.#savedAt = this.#startAt
    this.#set({ item, failed: false })
    this.#port.setLoop(loopsOn(item) && this.#state.sleep?.choice !== 'end')
    this.#load(url)
    this.#setProgress(this.#startAt, duration)
    void this.#setItem(item)
    return true
  }

  toggle(): void {
    const { item, phase, failed } = this.#state
    if (!item) return
    if (failed) {
      this.#startAt = this.#progress.position
      this.#set({ failed: false })
      this.#load(audioUrlOf(item)!)
      return
    }
    if (phase === 'playing' || (phase === 'loading' && this.#wantsPlay)) this.pause()
    else this.#resume()
  }

  pause(): void {
    this.#wantsPlay = false
    this.#port.pause()
    if (this.#state.phase === 'playing') this.#paused()
  }

  /**
   * Closes the item: sends the last update (not when `silently`: the session has ended and the server would refuse it) and
   * unloads the item. Resolves when the update is sent or has failed.
   */
  async stop({ silently = false }: { silently?: boolean } = {}): Promise<void> {
    const reported = this.#release(silently)
    this.#port.unload()
    // The sleep timer still stops the background sound at the chosen time.
    if (this.#state.sleep?.choice === 'end' || !this.#sharesSleep()) this.setSleep(undefined)
    this.#set({ item: undefined, phase: 'nothing', failed: false })
    this.#setProgress(0, 0)
    await reported
  }

  /** Goes to a position in seconds, clamped between 0 and the end; values that are not finite are ignored. */
  seek(seconds: number): void {
    const to = clampSeek(seconds, this.#progress.duration)
    if (to === undefined || !this.#state.item) return
    if (this.#state.phase === 'loading') this.#startAt = to
    this.#port.seek(to)
    this.#listening?.from(to)
    this.#setProgress(to)
  }

  seekPercent(percent: number): void {
    this.seek((percent / 100) * this.#progress.duration)
  }

  skip(seconds: number): void {
    this.seek(this.#progress.position + seconds)
  }

  /** 0–1. Above 0 unmutes. */
  setVolume(volume: number): void {
    const to = clampVolume(volume)
    if (to > 0) this.#priorVolume = to
    this.#set({ volume: to, muted: to === 0 })
    this.#applyVolume()
    this.#storePreferences()
  }

  /** Muting remembers the volume; unmuting restores it. */
  toggleMute(): void {
    if (this.#state.muted) this.setVolume(this.#priorVolume || DEFAULT_VOLUME)
    else {
      this.#set({ volume: 0, muted: true })
      this.#applyVolume()
    }
  }

  #speed(): number {
    return isRealTime(this.#state.item) ? 1 : this.#state.speed
  }

  /** 0.75–1.5. */
  setSpeed(speed: number): void {
    this.#set({ speed: clampSpeed(speed) })
    this.#port.setSpeed(this.#speed())
    this.#storePreferences()
  }

  /** Fades the sound out after a number of minutes, or at the end of the item; undefined cancels the timer. */
  setSleep(choice: SleepChoice | undefined): void {
    clearInterval(this.#sleepTick)
    this.#sleepTick = undefined
    if (choice === undefined && this.#state.sleep === undefined) return
    this.#set({ sleep: choice === undefined ? undefined : startSleep(choice, Date.now()) })
    const { item } = this.#state
    if (item) this.#port.setLoop(loopsOn(item) && choice !== 'end')
    if (choice !== undefined) this.#sleepTick = setInterval(() => this.#updateSleepTimer(), 250)
    this.#applyVolume()
  }

  /** Registers another sound that the sleep timer stops: while it plays, closing the item does not cancel the timer. */
  shareSleep(isSounding: () => boolean): void {
    this.#sharesSleep = isSounding
  }

  /** Seconds until the sleep timer stops the sound; undefined without one. */
  sleepLeft(): number | undefined {
    const { sleep } = this.#state
    return sleep && sleepLeft(sleep, Date.now(), { ...this.#progress, speed: this.#speed() })
  }

  /** Called when the page is hidden or unloaded: reports the listened time and the position by a request that outlives the page. */
  leave(): void {
    this.#listening?.leave()
    void this.#savePosition(true)
  }

  /** Loads the feature's callbacks for this item. If playback began meanwhile, the start is reported afterwards. */
  async #setItem(item: AudioItem): Promise<void> {
    let playback: Playback
    try {
      playback = await this.#playbackOf(item)
    } catch (error) {
      console.info('Listening cannot be counted.', error)
      return
    }
    if (this.#state.item !== item) return
    this.#playback = playback
    this.#listening = new Listening(item, playback)
    if (this.#state.phase === 'playing') {
      this.#listening.from(this.#port.position())
      void this.#listening.start()
    } else this.#startPending = true
  }

  #load(url: string): void {
    this.#wantsPlay = true
    this.#set({ phase: 'loading' })
    this.#port.load(mediaAddress(url))
    this.#port.setSpeed(this.#speed())
    this.#applyVolume()
    if (this.#startAt > 0) this.#port.seek(this.#startAt)
    clearTimeout(this.#canplay)
    this.#canplay = setTimeout(() => {
      if (this.#port.isReady()) this.#resume()
      else console.info('The sound is not ready after 5 seconds; it starts when it is.')
    }, CANPLAY_TIMEOUT_MS)
  }

  #resume(): void {
    this.#wantsPlay = true
    if (this.#state.phase === 'paused' && this.#progress.duration > 0 && this.#progress.position >= this.#progress.duration) this.seek(0)
    this.#port.play().catch((error: unknown) => {
      // A newer load interrupts an older play; that is no failure.
      if ((error as DOMException).name === 'AbortError') return
      console.info('The sound did not start.', error)
      this.#wantsPlay = false
      if (this.#state.item) this.#set({ phase: 'paused' })
    })
  }

  #onPortEvent(event: PortEvent, detail: unknown): void {
    if (!this.#state.item) return
    if (event === 'canplay') this.#ready()
    else if (event === 'playing') this.#playing()
    else if (event === 'waiting') this.#waiting()
    else if (event === 'time') this.#time()
    else if (event === 'duration') this.#setProgress()
    else if (event === 'paused') {
      if (this.#state.phase === 'playing') this.#paused()
    } else if (event === 'ended') this.#ended()
    else if (event === 'error') this.#failed(detail)
  }

  #ready(): void {
    if (this.#state.phase !== 'loading') return
    clearTimeout(this.#canplay)
    if (this.#startAt > 0 && Math.abs(this.#port.position() - this.#startAt) > 1) this.#port.seek(this.#startAt)
    if (this.#wantsPlay) this.#resume()
    else this.#set({ phase: 'paused' })
  }

  #playing(): void {
    clearTimeout(this.#canplay)
    clearTimeout(this.#silence)
    if (!this.#wantsPlay) {
      this.#port.pause()
      return
    }
    this.#set({ phase: 'playing' })
    this.#listening?.from(this.#port.position())
    if (this.#startPending) {
      this.#startPending = false
      void this.#listening?.start()
    }
  }

  /** Announces a wait for sound, unless it is short; for example after a jump in a track that is still being generated. */
  #waiting(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      if (this.#state.phase !== 'playing' || this.#port.isReady()) return
      this.#startAt = this.#port.position()
      this.#listening?.jumped()
      this.#set({ phase: 'loading' })
    }, SILENCE_MS)
  }

  #time(): void {
    if (this.#state.phase === 'loading') return
    const position = this.#port.position()
    this.#setProgress(position)
    if (this.#state.phase !== 'playing') return
    this.#listening?.tick(position)
    if (Math.abs(position - this.#savedAt) >= SAVE_POSITION_EVERY) void this.#savePosition(false)
    if (this.#state.sleep) this.#updateSleepTimer()
  }

  #paused(): void {
    this.#set({ phase: 'paused' })
    this.#listening?.jumped()
    void this.#savePosition(false)
  }

  #ended(): void {
    this.#wantsPlay = false
    this.#set({ phase: 'paused' })
    this.#listening?.jumped()
    void this.#listening?.settle()
    this.#setProgress(this.#progress.duration)
    void this.#savePosition(false)
    if (this.#state.sleep?.choice === 'end') this.setSleep(undefined)
  }

  #failed(error: unknown): void {
    clearTimeout(this.#canplay)
    console.info('The sound could not be played.', error)
    this.#wantsPlay = false
    this.#listening?.jumped()
    this.#set({ phase: 'paused', failed: true })
  }

  async #release(silently = false): Promise<void> {
    clearTimeout(this.#canplay)
    clearTimeout(this.#silence)
    const reports = silently ? [] : [this.#savePosition(false), this.#listening?.finish()]
    this.#listening = undefined
    this.#playback = undefined
    this.#startPending = false
    this.#wantsPlay = false
    await Promise.all(reports)
  }

  #savePosition(leaving: boolean): Promise<unknown> | undefined {
    const { item } = this.#state
    const { position, duration } = this.#progress
    if (!item || !this.#playback?.savePosition) return undefined
    if (Math.abs(position - this.#savedAt) < 1) return undefined
    this.#savedAt = position
    const place = duration > 0 && position >= duration - NEARLY_OVER ? 0 : position
    return this.#playback.savePosition(item, place, leaving).catch((error: unknown) => console.info('The place was not kept.', error))
  }

  #updateSleepTimer(): void {
    const left = this.sleepLeft()
    if (left === undefined) return
    if (left <= 0 && this.#state.sleep?.choice !== 'end') {
      this.pause()
      this.setSleep(undefined)
      return
    }
    this.#applyVolume()
  }

  #applyVolume(): void {
    const left = this.sleepLeft()
    this.#port.setVolume(this.#state.volume * (left === undefined ? 1 : fadeAt(left)))
  }

  #setProgress(position = this.#progress.position, declared = this.#progress.duration): void {
    const measured = this.#port.duration()
    const duration = this.#state.item && Number.isFinite(measured) && measured > 0 ? measured : declared
    this.#progress = { position, duration, percent: percentOf(position, duration) }
    for (const notify of this.#watchers) notify()
  }

  #storePreferences(): void {
    storePreferences({ volume: this.#priorVolume, speed: this.#state.speed })
  }

  #set(part: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...part }
    for (const notify of this.#listeners) notify()
  }
}
