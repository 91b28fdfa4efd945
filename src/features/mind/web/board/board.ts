import type { ComponentType } from 'react'
import type { Messages } from '#platform/web/i18n/messages.ts'
import type { Rules } from '../../games/core/rules.ts'

/** What a board tells of its trial. */
export type TrialApi = {
  /** What is to be answered is seen since `at`, a frame's time stamp; `isLate` when that frame was missed. */
  onset(at: number, isLate?: boolean): void
  /** Something that the answer depends on was shown for longer or shorter than it should have been. */
  spoil(): void
  /** The answer, and the event it came by (null when time was up): the trial is over. */
  respond(r: readonly number[], event: Event | null, at?: number): void
}

export type BoardProps<S> = {
  stimulus: S
  api: TrialApi
  /** Answers count for nothing yet, and boards may help. */
  isPractice: boolean
  /** After an answer in practice, until the next trial: whether it was right. */
  wasRight: boolean | null
}

export type Source = { text: string; doi?: string }

/** A game's words. `measures` names its main score and its figures; `evidence` is its card. */
export type GameWords = {
  readonly how: string
  readonly keys: string
  readonly labels: Readonly<Record<string, string>>
  readonly measures: Readonly<Record<string, string>>
  readonly evidence: { readonly measures: string; readonly transfer: string }
}

/** Everything of a game that a page needs: one file of its own, fetched when the game is opened. */
export type GameView<S = never> = {
  rules: Rules<S>
  Board: ComponentType<BoardProps<S>>
  words: Messages<GameWords>
  sources: readonly Source[]
}

/** Erases what only the game itself needs to know. */
export const anyView = <S>(view: GameView<S>): GameView => view as unknown as GameView
