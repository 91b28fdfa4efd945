/** Languages of the texts; the same two as the app's. */
export type PromptLanguage = 'en' | 'de'

export const timesOfDay = ['morning', 'day', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** Things that a person's last days lacked, according to their own records. A prompt lists the gaps it answers. */
export const gapKeys = ['gratitude', 'self-kindness', 'rest', 'scene', 'sentence', 'feelings', 'doing', 'savour', 'body'] as const
export type GapKey = (typeof gapKeys)[number]

/** Reasons for the choice of a prompt, for "why this?": a rule of `gaps.ts`, the time of day, or its turn. */
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

/** The language-independent data of a prompt (`first.json`, `bank.json`). */
export interface PromptMeta {
  /** Must never change: entries store it. */
  readonly id: string
  readonly theme: string
  readonly times: readonly TimeOfDay[]
  readonly lacks?: readonly GapKey[]
  /** May touch grief or family: left out on request and after hard days. */
  readonly tender?: boolean
}

export interface Prompt extends PromptMeta {
  readonly text: string
  /** A second question, for people who want to continue. */
  readonly follow?: string
}
