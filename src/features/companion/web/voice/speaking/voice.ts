import type { Sentence } from './sentences.ts'

/** Something that speaks sentences one after the other. What it is given while it is held waits. */
export type Voice = {
  add(sentence: Sentence): void
  /** Silence at once; what was being said can go on. */
  hold(): void
  resume(): void
  /** Silence for good. The sentence that was being said and how much of it was heard, 0 to 1; undefined: none was. */
  stop(): { sentence: Sentence; part: number } | undefined
}

export type VoiceEvents = {
  /** Sound begins or ends. */
  onSounding: (isSounding: boolean) => void
  onSentence: (sentence: Sentence) => void
  /** It cannot be spoken, and stands on the screen alone. */
  onTrouble: () => void
}
