import { useSyncExternalStore } from 'react'
import { setBackgroundSound } from '#platform/web/audio/background-sound.ts'
import { fadeAt, FADE_SECONDS } from '#platform/web/audio/sleep-timer.ts'
import { player } from '#platform/web/audio/use-player.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { beforeSignOut } from '#platform/web/session/session.ts'
import type { SoundId } from '../../mixer.ts'
import { mixerMessages } from './messages.ts'
import { EMPTY, heardOf, loopWindow, readBoard, soundsOf, storeBoard, type MixerBoard } from './mix.ts'
import { soundBytes } from './sound-bytes.ts'

type Sound = { audioUrl: string; duration: number }
type Voice = { gain: GainNode; source?: AudioBufferSourceNode; loading: AbortController }

export type MixerState = {
  board: MixerBoard
  isOn: boolean
  loading: readonly SoundId[]
  /** Sounds that could not be loaded. */
  failed: readonly SoundId[]
}

/** Limited by the memory of phones: a decoded minute in stereo is 16 MB at this rate, whose 16 kHz are enough for rain. */
const SAMPLE_RATE = 32_000
/** Time constants of level changes, and of the fade of the whole mix, seconds. */
const GLIDE = 0.06
const EDGE = 0.3

/** The sounds of the mixer, which play under the player's own. One instance per page; it makes no sound before `start`. */
class MixerEngine {
  #state: MixerState = { board: EMPTY, isOn: false, loading: [], failed: [] }
  #sounds: ReadonlyMap<SoundId, Sound> = new Map()
  #voices = new Map<SoundId, Voice>()
  #graph: { context: AudioContext; volume: GainNode; fade: GainNode } | undefined
  #listeners = new Set<() => void>()
  #sleepEndsAt: number | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.#state = { ...this.#state, board: readBoard() }
    player.shareSleep(() => this.#state.isOn)
    player.subscribe(() => this.#followSleep())
    player.subscribeProgress(() => this.#followEnd())
    beforeSignOut(() => this.close())
  }

  readonly state = (): MixerState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the addresses of the sounds. */
  setSounds(sounds: readonly (Sound & { id: SoundId })[]): void {
    this.#sounds = new Map(sounds.map((sound) => [sound.id, sound]))
    if (this.#state.isOn) this.#sync()
  }

  setBoard(board: MixerBoard): void {
    this.#set({ board, failed: this.#state.failed.filter((id) => board.levels[id] !== undefined) })
    storeBoard(board)
    if (this.#state.isOn) this.#sync()
  }

  /** Must be called during a user gesture: browsers block sound otherwise. */
  start(): void {
    const { context, volume } = (this.#graph ??= this.#open())
    clearTimeout(this.#rest)
    void context.resume()
    volume.gain.cancelScheduledValues(context.currentTime)
    volume.gain.setTargetAtTime(this.#loudness(), context.currentTime, EDGE / 3)
    this.#set({ isOn: true, failed: [] })
    this.#sync()
    this.#followSleep()
  }

  /** Fades out, then suspends the audio context. */
  pause(): void {
    const { isOn } = this.#state
    this.#set({ isOn: false })
    if (!isOn || !this.#graph) return
    const { context, volume } = this.#graph
    volume.gain.cancelScheduledValues(context.currentTime)
    volume.gain.setTargetAtTime(0, context.currentTime, EDGE / 3)
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => void context.suspend(), EDGE * 2000)
  }

  toggle(): void {
    if (this.#state.isOn) this.pause()
    else this.start()
  }

  /** Stops, and frees the memory of the sounds. */
  async close(): Promise<void> {
    for (const id of this.#voices.keys()) this.#drop(id, true)
    this.#set({ isOn: false, loading: [] })
    setBackgroundSound(undefined)
    clearTimeout(this.#rest)
    const graph = this.#graph
    this.#graph = undefined
    await graph?.context.close().catch(() => undefined)
  }

  #loudness = () => (this.#state.board.volume / 100) ** 2

  #open() {
    // Safari: plays even if the phone is set to silent.
    const session = (navigator as { audioSession?: { type: string } }).audioSession
    if (session) session.type = 'playback'
    const context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'playback' })
    const volume = new GainNode(context, { gain: 0 })
    const fade = new GainNode(context)
    // Eight sounds at −18 LUFS may add up to a peak: the compressor limits it instead of clipping.
    const guard = new DynamicsCompressorNode(context, { threshold: -6, knee: 6, ratio: 12, attack: 0.003, release: 0.25 })
    volume.connect(fade).connect(guard).connect(context.destination)
    context.addEventListener('statechange', () => {
      // A call came in, or the browser suspended the sound: the button must show it.
      if (context.state === 'running' || context !== this.#graph?.context || !this.#state.isOn) return
      if (context.state === 'closed' || (context.state as string) === 'interrupted') this.#set({ isOn: false })
    })
    return { context, volume, fade }
  }

  /** Makes the playing voices match the board. */
  #sync(): void {
    if (!this.#graph) return
    const { context, volume } = this.#graph
    const { board } = this.#state
    volume.gain.setTargetAtTime(this.#loudness(), context.currentTime, GLIDE)
    for (const id of this.#voices.keys()) if (board.levels[id] === undefined) this.#drop(id)
    for (const id of soundsOf(board.levels)) {
      const voice = this.#voices.get(id)
      if (voice) voice.gain.gain.setTargetAtTime(heardOf(board, id), context.currentTime, GLIDE)
      else if (this.#sounds.has(id)) void this.#add(id)
    }
  }

  async #add(id: SoundId): Promise<void> {
    const { context, volume } = this.#graph!
    const { audioUrl, duration } = this.#sounds.get(id)!
    const gain = new GainNode(context, { gain: 0 })
    const voice: Voice = { gain, loading: new AbortController() }
    this.#voices.set(id, voice)
    const { signal } = voice.loading
    this.#set({ loading: [...this.#state.loading, id], failed: this.#state.failed.filter((one) => one !== id) })
    try {
      const buffer = await context.decodeAudioData(await soundBytes(audioUrl, signal))
      if (signal.aborted) return
      const { start, end } = loopWindow(buffer.duration, duration)
      const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: start, loopEnd: end })
      source.connect(gain).connect(volume)
      // Starts at a random offset: else the same moments of the loops would always coincide.
      source.start(0, start + Math.random() * (end - start))
      voice.source = source
      gain.gain.setTargetAtTime(heardOf(this.#state.board, id), context.currentTime, EDGE / 3)
    } catch (error) {
      if (signal.aborted) return
      console.info('A sound could not be had.', error)
      this.#voices.delete(id)
      this.#set({ failed: [...this.#state.failed, id] })
    } finally {
      if (this.#voices.get(id) === voice || !this.#voices.has(id)) this.#set({ loading: this.#state.loading.filter((one) => one !== id) })
    }
  }

  #drop(id: SoundId, atOnce = false): void {
    const voice = this.#voices.get(id)
    if (!voice || !this.#graph) return
    const { currentTime } = this.#graph.context
    this.#voices.delete(id)
    voice.loading.abort()
    voice.gain.gain.setTargetAtTime(0, currentTime, GLIDE)
    voice.source?.stop(currentTime + (atOnce ? 0 : GLIDE * 6))
    this.#set({ loading: this.#state.loading.filter((one) => one !== id) })
  }

  /** Follows the player's sleep timer: the fade is scheduled ahead, so that it also works in a background page. */
  #followSleep(): void {
    const { sleep } = player.state()
    const before = this.#sleepEndsAt
    this.#sleepEndsAt = sleep?.choice === 'end' ? Infinity : sleep?.endsAt
    if (!this.#graph || this.#sleepEndsAt === before) return
    const { context, fade } = this.#graph
    // The timer ended and was not cancelled.
    if (this.#sleepEndsAt === undefined && before !== undefined && (before === Infinity ? this.#endLeft < 1 : Date.now() >= before - 500))
      this.pause()
    fade.gain.cancelScheduledValues(context.currentTime)
    const left = player.sleepLeft()
    if (left === undefined || this.#sleepEndsAt === Infinity) {
      fade.gain.setTargetAtTime(1, context.currentTime + (this.#state.isOn ? 0 : EDGE * 2), GLIDE)
      return
    }
    const from = Math.max(0, left - FADE_SECONDS)
    const length = Math.max(0.1, left - from)
    const curve = Float32Array.from({ length: 41 }, (_, n) => fadeAt(length * (1 - n / 40)))
    fade.gain.setTargetAtTime(1, context.currentTime, GLIDE)
    fade.gain.setValueCurveAtTime(curve, context.currentTime + from + 0.01, length)
  }

  #endLeft = Infinity

  /** "At the end of this" follows the item, whose end may move. */
  #followEnd(): void {
    if (this.#sleepEndsAt !== Infinity || !this.#graph) return
    this.#endLeft = player.sleepLeft() ?? Infinity
    const { context, fade } = this.#graph
    fade.gain.setTargetAtTime(fadeAt(this.#endLeft), context.currentTime, 0.2)
  }

  #set(part: Partial<MixerState>): void {
    this.#state = { ...this.#state, ...part }
    const t = messagesNow(mixerMessages)
    const names = soundsOf(this.#state.board.levels).map((id) => t.sounds[id])
    if (this.#graph)
      setBackgroundSound({
        title: names.join(', '),
        page: '/soul/mixer',
        isOn: this.#state.isOn,
        toggle: () => this.toggle(),
        close: () => void this.close(),
      })
    for (const notify of this.#listeners) notify()
  }
}

export const mixer = new MixerEngine()

export const useMixer = (): MixerState => useSyncExternalStore(mixer.subscribe, mixer.state, mixer.state)
