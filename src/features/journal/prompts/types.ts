/** Languages the words are written in; the same two as the product speaks. */
export type PromptLanguage = 'en' | 'de'

export const timesOfDay = ['morning', 'day', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** What a person's last days held little of, as far as their own records say. A prompt names those it answers. */
export const gapKeys = ['gratitude', 'self-kindness', 'rest', 'scene', 'sentence', 'feelings', 'doing', 'savour', 'body'] as const
export type GapKey = (typeof gapKeys)[number]

/** Why a prompt was chosen, for "why this?": a rule of `gaps.ts`, the time of day, or that it was its turn. */
export const reasonKeys = [
  'hard-days',
  'tired-days',
  'good-days-unwritten',
  'no-words',
  'short-notes',
  'no-feelings',
  'no-activities',
  'no-gratitude',
  'no-body',
  ...timesOfDay,
  'turn',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

export interface Gap {
  readonly key: GapKey
  readonly reason: ReasonKey
}

/** What is true of a prompt in every language (`first.json`, `bank.json`). */
export interface PromptMeta {
  /** Stable for ever: entries remember it. */
  readonly id: string
  readonly theme: string
  readonly times: readonly TimeOfDay[]
  readonly lacks?: readonly GapKey[]
  /** May touch grief or family: left out on request and after hard days. */
  readonly tender?: boolean
}

export interface Prompt extends PromptMeta {
  readonly text: string
  /** A second question, for whoever would like to go on. */
  readonly follow?: string
}
