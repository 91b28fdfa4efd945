import type { Sentence } from './sentences.ts'

/** Speaks sentences one after the other. Sentences added during a hold wait. */
export type Voice = {
  add(sentence: Sentence): void
  /** Silent at once; the current sentence can resume. */
  hold(): void
  resume(): void
  /** Stops for good. Returns the current sentence and the part of it that was heard, 0 to 1; undefined: there was none. */
  stop(): { sentence: Sentence; part: number } | undefined
}

export type VoiceEvents = {
  /** Sound begins or ends. */
  onSounding: (isSounding: boolean) => void
  onSentence: (sentence: Sentence) => void
  /** The sentence cannot be spoken, and is only shown. */
  onTrouble: () => void
}
