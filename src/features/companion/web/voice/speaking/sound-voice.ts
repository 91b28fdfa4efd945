import type { Sentence } from './sentences.ts'
import type { Voice, VoiceEvents } from './voice.ts'

/** Number of sentences that are fetched in advance. */
const AHEAD = 2

type Options = VoiceEvents & {
  context: () => AudioContext
  /** The sentence as an audio file. */
  fetchSound: (text: string, signal: AbortSignal) => Promise<ArrayBuffer>
}

type Waiting = { sentence: Sentence; sound: Promise<AudioBuffer | undefined> | undefined }

/** Plays each sentence as the server synthesises it, and fetches the next ones meanwhile. */
export function soundVoice({ context, fetchSound, onSounding, onSentence, onTrouble }: Options): Voice {
  let waiting: Waiting[] = []
  let line = new AbortController()
  let isHeld = false
  let isSounding = false
  let current:
    | { sentence: Sentence; buffer: AudioBuffer; offset: number; startedAt: number; source: AudioBufferSourceNode | undefined }
    | undefined
  let isTaking = false
  /** Played to its end, while the next one does not play yet. */
  let over: Sentence | undefined

  const tell = (sounding: boolean) => {
    if (sounding === isSounding) return
    isSounding = sounding
    onSounding(sounding)
  }
  const load = async (text: string, signal: AbortSignal): Promise<AudioBuffer | undefined> => {
    try {
      return await context().decodeAudioData(await fetchSound(text, signal))
    } catch {
      return undefined
    }
  }
  const fetchAhead = () => {
    for (const one of waiting.slice(0, AHEAD)) one.sound ??= load(one.sentence.text, line.signal)
  }

  function play(): void {
    if (!current || isHeld) return
    const sound = context()
    const source = sound.createBufferSource()
    source.buffer = current.buffer
    source.connect(sound.destination)
    source.onended = () => {
      if (current?.source !== source) return
      over = current.sentence
      current = undefined
      void take()
    }
    current.source = source
    current.startedAt = sound.currentTime
    source.start(0, current.offset)
    tell(true)
  }

  async function take(): Promise<void> {
    if (isTaking || current || isHeld) return
    isTaking = true
    const own = line
    for (;;) {
      fetchAhead()
      const next = waiting[0]
      if (!next) break
      const buffer = await next.sound
      if (own !== line) return
      waiting.shift()
      onSentence(next.sentence)
      if (!buffer) {
        onTrouble()
        continue
      }
      current = { sentence: next.sentence, buffer, offset: 0, startedAt: 0, source: undefined }
      break
    }
    isTaking = false
    over = undefined
    fetchAhead()
    if (current) play()
    else tell(false)
  }

  /** Seconds of the current sentence that have been played. */
  const played = () => (current ? current.offset + (current.source ? Math.max(0, context().currentTime - current.startedAt) : 0) : 0)
  const silence = () => {
    if (!current?.source) return
    const { source } = current
    current.offset = Math.min(current.buffer.duration, played())
    current.source = undefined
    source.onended = null
    source.stop()
    source.disconnect()
  }

  return {
    add(sentence) {
      waiting.push({ sentence, sound: undefined })
      void take()
    },
    hold() {
      isHeld = true
      silence()
      tell(false)
    },
    resume() {
      if (!isHeld) return
      isHeld = false
      if (current) play()
      else void take()
    },
    stop() {
      silence()
      const left = current
        ? { sentence: current.sentence, part: current.buffer.duration > 0 ? current.offset / current.buffer.duration : 1 }
        : over && { sentence: over, part: 1 }
      over = undefined
      line.abort()
      line = new AbortController()
      waiting = []
      current = undefined
      isHeld = false
      isTaking = false
      tell(false)
      return left
    },
  }
}
