import type { ComponentType } from 'react'
import type { Messages } from '#platform/web/i18n/messages.ts'
import type { Rules } from '../../games/core/rules.ts'

/** Callbacks by which a board reports on its trial. */
export type TrialApi = {
  /** The stimulus is visible since `at`, a frame's time stamp; `isLate` if that frame was missed. */
  onset(at: number, isLate?: boolean): void
  /** Part of the stimulus was shown for too long or too short a time. */
  spoil(): void
  /** The answer and its event (null for a timeout): the trial is over. */
  respond(r: readonly number[], event: Event | null, at?: number): void
}

export type BoardProps<S> = {
  stimulus: S
  api: TrialApi
  /** A practice trial: answers do not count, and boards may show hints. */
  isPractice: boolean
  /** After an answer in practice, until the next trial: whether it was right. */
  wasRight: boolean | null
}

export type Source = { text: string; doi?: string }

/** Texts of a game. `measures` names its main score and its figures; `evidence` is for its evidence card. */
export type GameWords = {
  readonly how: string
  readonly keys: string
  readonly labels: Readonly<Record<string, string>>
  readonly measures: Readonly<Record<string, string>>
  readonly evidence: { readonly measures: string; readonly transfer: string }
}

/** Everything that a page needs of a game: one module, loaded when the game is opened. */
export type GameView<S = never> = {
  rules: Rules<S>
  Board: ComponentType<BoardProps<S>>
  words: Messages<GameWords>
  sources: readonly Source[]
}

/** Erases the stimulus type, which only the game itself needs. */
export const anyView = <S>(view: GameView<S>): GameView => view as unknown as GameView
