/** Mono sound: samples in −1…1 at `sampleRate` frames per second. */
export type Pcm = {
  samples: Float32Array
  sampleRate: number
  /** A person's own voice: played unchanged, while synthetic speech is trimmed and warmed. */
  isRecorded?: true
}

/** Our own voice names, so that scripts never name a supplier's voice: `low` is calm and deep, `soft` is lighter. */
export const voiceNames = ['low', 'soft'] as const
export type VoiceName = (typeof voiceNames)[number]

export type SpeechRequest = { voice: VoiceName; signal?: AbortSignal | undefined }

/** A speech synthesiser. */
export interface SpeechDriver {
  /** Names driver and settings; part of the cache key, so a changed setting counts as another voice. */
  readonly id: string
  /** Speaks one sentence (at most `maxSentenceLength` characters). Rejects with `SpeechError`, or with the signal's reason when cancelled. */
  synthesise(sentence: string, request: SpeechRequest): Promise<Pcm>
  /** Frees workers and timers. The driver may be used again afterwards. */
  close(): Promise<void>
}

/** Storage of spoken sentences; the app passes its storage, tests pass a Map. */
export interface SpeechCache {
  get(key: string): Promise<Uint8Array | undefined>
  put(key: string, bytes: Uint8Array): Promise<void>
}

const maxSentenceLength = 600

/** Speech failed. The message never contains the sentence, so it may be logged. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError'
}

/** Rejects text that no driver should speak; returns it trimmed, with single spaces. */
export function checkSentence(sentence: string): string {
  const text = sentence.replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) throw new SpeechError('A sentence to speak needs at least one letter or digit.')
  if (text.length > maxSentenceLength)
    throw new SpeechError(`A sentence to speak is at most ${maxSentenceLength} characters, got ${text.length}.`)
  return text
}
