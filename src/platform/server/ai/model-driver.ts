import type { modelReasons } from '#platform/contract/reasons.en.ts'
import type { AiMessage, AiPicture } from './ai.ts'

/** A tool as it is described to a model. `parameters`: a JSON schema of an object. */
export type ModelTool = { name: string; description: string; parameters: Readonly<Record<string, unknown>> }

/** A model's call of a tool. `isBroken`: its arguments were not valid JSON, and `input` is meaningless. */
export type ModelCall = { id: string; name: string; input: unknown; isBroken?: true }

/** A message of a conversation with a model: text, the model's tool calls, or their results. */
export type ModelTurn =
  | AiMessage
  | { role: 'assistant'; content: string; calls: readonly ModelCall[] }
  | { role: 'tool'; results: readonly { id: string; name: string; text: string }[] }

export type ModelRequest = {
  system: string
  messages: readonly ModelTurn[]
  tools?: readonly ModelTool[] | undefined
  maxOutputTokens: number
  /** Aborted when nobody waits for the answer any more: the driver then also stops the work at its source. */
  signal: AbortSignal
  /** To be called when the service has accepted the request, which may be long before the first word. */
  onAnswer(): void
}

/** thinking: the model works, without text yet. The last part is `end`. */
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

/** Why a model gave no answer or an incomplete one; each has its message in the contract. */
export type ModelTrouble = keyof typeof modelReasons.words

/** A model failed. Contains no text of the service or of a person, so it may be logged. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly trouble: ModelTrouble
  /** The service's HTTP status, if that was the reason. */
  readonly status: number | undefined

  constructor(trouble: ModelTrouble, status?: number) {
    super(trouble)
    this.trouble = trouble
    this.status = status
  }
}
