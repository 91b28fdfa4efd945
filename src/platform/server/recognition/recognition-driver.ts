/** Mono sound as it is sent on: signed 16 bit, little-endian. */
export type SpokenSound = { pcm: Uint8Array; sampleRate: number }

export type RecognitionRequest = { language: 'en' | 'de'; signal?: AbortSignal | undefined }

/** One way to turn what somebody said into words. */
export interface RecognitionDriver {
  /** What was said; empty where nothing was understood. Rejects with `RecognitionError`, or with the signal's reason when cancelled. */
  transcribe(sound: SpokenSound, request: RecognitionRequest): Promise<string>
}

/** away: no answer. slow: none in time. refused: it does not take this (its key, its model, the sound). busy: it has too much to do. */
export type RecognitionTrouble = 'away' | 'slow' | 'refused' | 'busy' | 'nonsense'

/** Recognition failed. The message never holds what was said, so it may be logged. */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError'
  readonly trouble: RecognitionTrouble
  constructor(trouble: RecognitionTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}
