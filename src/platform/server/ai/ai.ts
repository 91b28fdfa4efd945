import type { ErrorCode } from '#platform/contract/errors.ts'
import type { AppError } from '#platform/contract/errors.ts'
import type { ExportFile } from '../export/export-file.ts'

/** The model of this installation, as it is shown to people. `destination`: host (and port), or 'this machine'. */
export type AiDescription = { model: string; destination: string; local: boolean }

/** A picture that a person attaches to a message. The caller must have validated the image and removed its metadata. */
export type AiPicture = { type: 'image/jpeg'; bytes: Uint8Array }

/** `pictures`: only in messages of a person. */
export type AiMessage = { role: 'user' | 'assistant'; content: string; pictures?: readonly AiPicture[] }

/** A function that a model may call while it answers. `parameters`: a JSON schema of an object. */
export type AiTool = {
  name: string
  description: string
  parameters: Readonly<Record<string, unknown>>
  /**
   * Returns the text that the model reads. `input` comes unchecked from the model. Must not write anything that the person did not ask
   * for; the model learns of an error as a failure, without its message.
   */
  run(input: unknown, signal: AbortSignal): Promise<string>
}

/** `guide`: our own instructions for the tools, sent after `system` and only together with the tools. */
export type AiTools = { guide: string; all: readonly AiTool[] }

/** Why a model was asked without its tools: its service refused them, or the day's allowance is too small for them. */
export type WithoutTools = 'refused' | 'spent'

export type AiRequest = {
  userId: string
  /** The purpose as named in the consent, e.g. `journal.prompts`. */
  purpose: string
  /** Our own instructions. Text of people belongs in `messages`. */
  system: string
  /** At least one; the last is the person's. */
  messages: readonly AiMessage[]
  /** 1–8192. Reserved from the day's allowance; the unused part is returned. */
  maxOutputTokens: number
  /** Functions that the model may call. A model in a file on this machine is asked without (`takesTools`). */
  tools?: AiTools | undefined
  /** Ends the run when its caller goes away. */
  signal?: AbortSignal | undefined
}

/** Tokens. `estimated`: the model reported no usage (it was stopped, or does not count), so it is estimated from the length. */
export type AiUsage = { inputTokens: number; outputTokens: number; estimated: boolean }

/**
 * complete: the model ended by itself. length: the token limit is reached. filtered: the service held text back.
 * stopped: the person or the caller stopped it. failed: see `error`; `text` is the part that had arrived.
 */
export type AiFinish = 'complete' | 'length' | 'filtered' | 'stopped' | 'failed'

export type AiOutcome = { finish: AiFinish; text: string; usage: AiUsage; error?: AppError; withoutTools?: WithoutTools }

/**
 * One answer in progress. It continues whether or not it is read. Iterating gives pieces of text from the beginning, ends when the
 * run ends (stopped ones too), and throws its AppError when it failed; leaving the loop early stops the run.
 */
export type AiRun = AsyncIterable<string> & {
  readonly id: string
  /** Settles when the run has ended and its usage is recorded. Never rejects. */
  readonly outcome: Promise<AiOutcome>
  stop(): void
  /** Reports steps other than text from now on (such as tool calls): small facts for the page, without anybody's text. */
  steps?(listener: (step: object) => void): void
}

export type AiConsent = {
  purpose: string
  destination: string
  model: string
  /** When they agreed; ISO instant. */
  at: string
  /** False when the installation now uses another destination: then the person must be asked again. */
  current: boolean
}

export type AiAllowance = { used: number; limit: number; resetsAt: string }

export type Ai = {
  /** Null: no model is configured, or it cannot run here; features then work without one and say so. */
  describe(): AiDescription | null
  /** Whether the model accepts tools at all. */
  takesTools(): boolean
  /** Whether pictures can be sent to the model at all; only its service knows whether it can process them (`model.blind`). */
  takesPictures(): boolean
  /**
   * Asks the model. Rejects before anything is sent with `conflict` (no model, or pictures for a model without them), `unavailable`
   * (too many runs), `invalid` (request too long), `forbidden` (no consent for this purpose and destination), `conflict` (this
   * person's other runs), `limit` (used, limit, resetsAt). Later errors come through the run.
   */
  stream(request: AiRequest): Promise<AiRun>
  /** Stops a run of this person, in any process. `not_found` for another person's run, or one that is over. */
  stop(userId: string, runId: string): Promise<void>
  consentOf(userId: string, purpose: string): Promise<AiConsent | null>
  /** All consents of a person, by purpose. */
  consentsOf(userId: string): Promise<AiConsent[]>
  /** `shown` is the destination and model that the person read; `conflict` when the installation uses another one by now. */
  giveConsent(userId: string, purpose: string, shown: Pick<AiDescription, 'destination' | 'model'>): Promise<AiConsent>
  /** Also stops runs for that purpose. Withdrawing a consent that does not exist is fine. */
  withdrawConsent(userId: string, purpose: string): Promise<void>
  /** Requests and tokens of the person's day; null without a model. */
  allowanceOf(userId: string): Promise<{ requests: AiAllowance; tokens: AiAllowance } | null>
  /** A person's consents, for their export; no file when there are none. */
  exportUser(userId: string): AsyncIterable<ExportFile>
  /** Stops all runs of this process, waits until their usage is recorded, and closes the model. */
  close(): Promise<void>
}

/** The errors that an endpoint must declare when it asks a model. */
export const aiErrors = ['forbidden', 'conflict', 'limit', 'unavailable'] as const satisfies readonly ErrorCode[]
