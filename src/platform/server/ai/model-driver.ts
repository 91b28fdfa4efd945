import type { AiMessage } from './ai.ts'

export type ModelRequest = {
  system: string
  messages: readonly AiMessage[]
  maxOutputTokens: number
  /** Aborted when nobody wants the answer any more: the driver then ends its work at the source, too. */
  signal: AbortSignal
  /** To be called when the service has taken the request, which may be long before the first word. */
  onAnswer(): void
}

/** thinking: it works, without text yet. The last part is `end`. */
export type ModelPart =
  | { type: 'thinking' }
  | { type: 'text'; text: string }
  | { type: 'end'; finish: 'complete' | 'length' | 'filtered'; usage: { inputTokens: number; outputTokens: number } | undefined }

/** One way to reach a model. Throws ModelError, or anything at all once the signal is aborted. */
export interface ModelDriver {
  open(request: ModelRequest): AsyncIterable<ModelPart>
  close(): Promise<void>
}

/** Why a model gave no answer, or no whole one; each has its sentence for people. */
export const MODEL_TROUBLES = {
  unreachable: 'The language model cannot be reached right now. Nothing of yours was changed; please try again later.',
  credentials: 'The language model refused this installation’s key. The admin can mend that in the settings.',
  unknown_model: 'The language model that is set up here was not found. The admin can mend that in the settings.',
  busy: 'The language model has too much to do right now. Please try again in a few minutes.',
  refused: 'The language model did not take this request. A shorter text may help.',
  broken: 'The language model failed. Please try again in a moment.',
  garbled: 'The language model’s answer could not be read. Please try again.',
  redirected: 'The language model’s address leads elsewhere, and nothing was sent there. The admin can mend that in the settings.',
  cut: 'The answer broke off. What had arrived is kept.',
  too_slow: 'The language model took too long. Please try again, or ask for less.',
  too_long: 'The answer was longer than can be taken. Its beginning is kept.',
  empty: 'The language model answered without a word. Please try again.',
  not_installed: 'The language model of this machine is not installed completely. The admin finds the reason in the log.',
  not_loadable: 'The language model of this machine could not be loaded. The admin finds the reason in the log.',
  closing: 'The app is being restarted. Please try again in a moment.',
} as const

export type ModelTrouble = keyof typeof MODEL_TROUBLES

/** A model failed. Holds no text of the service or of a person, so it may be logged. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly trouble: ModelTrouble
  /** The service's HTTP status, where that was it. */
  readonly status: number | undefined

  constructor(trouble: ModelTrouble, status?: number) {
    super(trouble)
    this.trouble = trouble
    this.status = status
  }
}
