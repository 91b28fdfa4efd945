export type PortEvent = 'time' | 'canplay' | 'playing' | 'paused' | 'ended' | 'error' | 'waiting' | 'duration'

/** The part of an audio element that the player needs, so that its rules can be tested without sound. */
export type AudioPort = {
  load(url: string): void
  /** Stops and forgets the sound. */
  unload(): void
  play(): Promise<void>
  pause(): void
  position(): number
  seek(seconds: number): void
  /** Seconds of the sound itself; NaN until known. */
  duration(): number
  setVolume(volume: number): void
  setSpeed(speed: number): void
  /** Whether the end goes over into the beginning, without a gap. */
  setLoop(on: boolean): void
  /** Enough is there to play on from here (HAVE_FUTURE_DATA). */
  isReady(): boolean
  on(listener: (event: PortEvent, detail?: unknown) => void): void
}

const HAVE_FUTURE_DATA = 3

/** A port to an HTMLAudioElement, made on first use. */
export function elementPort(element: HTMLAudioElement = new Audio()): AudioPort {
  element.preload = 'auto'
  element.preservesPitch = true
  let emit: (event: PortEvent, detail?: unknown) => void = () => {}
  let unlocked = false
  const relay: Record<string, PortEvent> = {
    timeupdate: 'time',
    canplay: 'canplay',
    playing: 'playing',
    pause: 'paused',
    ended: 'ended',
    waiting: 'waiting',
    durationchange: 'duration',
  }
  for (const [name, event] of Object.entries(relay)) element.addEventListener(name, () => emit(event))
  element.addEventListener('error', () => {
    // Unloading empties the element, which some browsers report as an error.
    if (element.getAttribute('src')) emit('error', element.error)
  })
  return {
    load(url) {
      element.src = url
      element.load()
      if (unlocked) return
      // Safari later plays only an element on which `play` was called during a touch.
      element.play().then(
        () => (unlocked = true),
        () => {},
      )
    },
    unload() {
      element.pause()
      element.removeAttribute('src')
      element.load()
    },
    async play() {
      await element.play()
      unlocked = true
    },
    pause: () => element.pause(),
    position: () => element.currentTime,
    seek(seconds) {
      element.currentTime = seconds
    },
    duration: () => element.duration,
    setVolume(volume) {
      element.volume = volume
    },
    setSpeed(speed) {
      element.defaultPlaybackRate = speed
      element.playbackRate = speed
    },
    setLoop(on) {
      element.loop = on
    },
    isReady: () => element.readyState >= HAVE_FUTURE_DATA,
    on(listener) {
      emit = listener
    },
  }
}
