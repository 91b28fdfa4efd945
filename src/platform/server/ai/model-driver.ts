import type { modelReasons } from '#platform/contract/reasons.en.ts'
import type { AiMessage, AiPicture } from './ai.ts'

/** A tool as a model is told of it. `parameters`: a JSON schema of an object. */
export type ModelTool = { name: string; description: string; parameters: Readonly<Record<string, unknown>> }

/** What a model wants of a tool. `isBroken`: what it sent was no JSON; then `input` means nothing. */
export type ModelCall = { id: string; name: string; input: unknown; isBroken?: true }

/** What a model is sent: besides messages what it called, and what came of that. */
export type ModelTurn =
  | AiMessage
  | { role: 'assistant'; content: string; calls: readonly ModelCall[] }
  | { role: 'tool'; results: readonly { id: string; name: string; text: string }[] }

export type ModelRequest = {
  system: string
  messages: readonly ModelTurn[]
  tools?: readonly ModelTool[] | undefined
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
  | ({ type: 'call' } & ModelCall)
  | { type: 'end'; finish: 'complete' | 'length' | 'filtered'; usage: { inputTokens: number; outputTokens: number } | undefined }

/** The messages alone, for a model that takes no tools. */
export const plainTurns = (turns: readonly ModelTurn[]): AiMessage[] =>
  turns.flatMap((turn) => (turn.role === 'tool' ? [] : 'calls' in turn ? [{ role: turn.role, content: turn.content }] : [turn]))

export const picturesIn = (turns: readonly ModelTurn[]): readonly AiPicture[] =>
  turns.flatMap((turn) => ('pictures' in turn ? (turn.pictures ?? []) : []))

/** One way to reach a model. Throws ModelError, or anything at all once the signal is aborted. */
export interface ModelDriver {
  open(request: ModelRequest): AsyncIterable<ModelPart>
  close(): Promise<void>
}

/** Why a model gave no answer, or no whole one; each has its words in the contract. */
export type ModelTrouble = keyof typeof modelReasons.words

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
