import type { ErrorCode } from '#platform/contract/errors.ts'
import type { AppError } from '#platform/contract/errors.ts'
import type { ExportFile } from '../export/export-file.ts'

/** The model of this installation, as it is shown to people. `destination`: host (and port), or 'this machine'. */
export type AiDescription = { model: string; destination: string; local: boolean }

/** A picture that a person shows with their words. Whoever passes one on has looked whether it is one, and taken out what it says beside itself. */
export type AiPicture = { type: 'image/jpeg'; bytes: Uint8Array }

/** `pictures`: a person's alone. */
export type AiMessage = { role: 'user' | 'assistant'; content: string; pictures?: readonly AiPicture[] }

/** Something that a model may ask for while it answers. `parameters`: a JSON schema of an object. */
export type AiTool = {
  name: string
  description: string
  parameters: Readonly<Record<string, unknown>>
  /**
   * What a model gets to read. `input` is whatever it sent: nothing about it is sure. Must write nothing that a person has not asked for;
   * what it throws is told to the model as a failure without words.
   */
  run(input: unknown, signal: AbortSignal): Promise<string>
}

/** `guide`: our own words about them, sent behind `system` and only where the tools are. */
export type AiTools = { guide: string; all: readonly AiTool[] }

/** Why a model was asked without the tools that it should have had: its service refused them, or the day's allowance is too small for them. */
export type WithoutTools = 'refused' | 'spent'

export type AiRequest = {
  userId: string
  /** What it is for, as consent was given for it: `journal.prompts`. */
  purpose: string
  /** Our own instructions. Text of people belongs into `messages`. */
  system: string
  /** At least one; the last is the person's. */
  messages: readonly AiMessage[]
  /** 1–8192. Reserved from the day's allowance; what was not used is given back. */
  maxOutputTokens: number
  /** What it may call, beside words alone. A model in a file on this machine is asked without (`takesTools`). */
  tools?: AiTools | undefined
  /** Ends the run when its caller goes away. */
  signal?: AbortSignal | undefined
}

/** Tokens. `estimated`: the model did not say (it was stopped, or does not count), so they are reckoned from the length. */
export type AiUsage = { inputTokens: number; outputTokens: number; estimated: boolean }

/**
 * complete: the model ended by itself. length: the allowed length is full. filtered: the service held text back.
 * stopped: the person or the caller stopped it. failed: see `error`; `text` is what had arrived.
 */
export type AiFinish = 'complete' | 'length' | 'filtered' | 'stopped' | 'failed'

export type AiOutcome = { finish: AiFinish; text: string; usage: AiUsage; error?: AppError; withoutTools?: WithoutTools }

/**
 * One answer on its way. It goes on by itself, read or not. Iterating gives pieces of text from the beginning, ends when the
 * run ends (stopped ones too), and throws its AppError when it failed; leaving the loop early stops the run.
 */
export type AiRun = AsyncIterable<string> & {
  readonly id: string
  /** Settles when all is over and accounted for. Never rejects. */
  readonly outcome: Promise<AiOutcome>
  stop(): void
  /** Tells what it does besides writing, from now on: small facts for the page, no text of anybody's. */
  steps?(listener: (step: object) => void): void
}

export type AiConsent = {
  purpose: string
  destination: string
  model: string
  /** When they agreed; ISO instant. */
  at: string
  /** False when the installation now uses another destination: then it must be asked again. */
  current: boolean
}

export type AiAllowance = { used: number; limit: number; resetsAt: string }

export type Ai = {
  /** Null: no model is set up (or the one that is cannot run here); features then do without and say so. */
  describe(): AiDescription | null
  /** Whether the model can be given tools at all. */
  takesTools(): boolean
  /** Whether the model can be sent pictures at all; whether it sees anything in them, only its service knows (`model.blind`). */
  takesPictures(): boolean
  /**
   * Asks the model. Rejects before anything is sent with `conflict` (no model, or pictures to one that takes none), `unavailable` (too many runs), `invalid` (a request too
   * long), `forbidden` (not agreed for this purpose and destination), `conflict` (this person's other runs), `limit` (used,
   * limit, resetsAt). What goes wrong later comes through the run.
   */
  stream(request: AiRequest): Promise<AiRun>
  /** Stops a run of this person, wherever it runs. `not_found` for another's, or one that is over. */
  stop(userId: string, runId: string): Promise<void>
  consentOf(userId: string, purpose: string): Promise<AiConsent | null>
  /** All that a person agreed to, by purpose. */
  consentsOf(userId: string): Promise<AiConsent[]>
  /** `shown` is the destination and model that the person read; `conflict` when the installation uses another by now. */
  giveConsent(userId: string, purpose: string, shown: Pick<AiDescription, 'destination' | 'model'>): Promise<AiConsent>
  /** Also stops what runs for that purpose. Withdrawing what was not given is fine. */
  withdrawConsent(userId: string, purpose: string): Promise<void>
  /** Requests and tokens of the person's day; null without a model. */
  allowanceOf(userId: string): Promise<{ requests: AiAllowance; tokens: AiAllowance } | null>
  /** A person's consents, for their export; no file when there are none. */
  exportUser(userId: string): AsyncIterable<ExportFile>
  /** Stops all runs of this process, waits until they are accounted for, and lets go of the model. */
  close(): Promise<void>
}

/** The errors that an endpoint which asks a model should declare. */
export const aiErrors = ['forbidden', 'conflict', 'limit', 'unavailable'] as const satisfies readonly ErrorCode[]
