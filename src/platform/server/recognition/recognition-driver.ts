/** Mono sound as it is sent: signed 16 bit, little-endian. */
export type SpokenSound = { pcm: Uint8Array; sampleRate: number }

export type RecognitionRequest = { language: 'en' | 'de'; signal?: AbortSignal | undefined }

/** A speech recognition service. */
export interface RecognitionDriver {
  /** The recognised text; empty when nothing was understood. Rejects with `RecognitionError`, or the signal's reason when cancelled. */
  transcribe(sound: SpokenSound, request: RecognitionRequest): Promise<string>
}

/** away: no answer. slow: none in time. refused: it rejects the request (its key, its model, the sound). busy: it is overloaded. */
export type RecognitionTrouble = 'away' | 'slow' | 'refused' | 'busy' | 'nonsense'

/** Recognition failed. The message never contains recognised text, so it may be logged. */
export class RecognitionError extends Error {
  override readonly name = 'RecognitionError'
  readonly trouble: RecognitionTrouble
  constructor(trouble: RecognitionTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}
