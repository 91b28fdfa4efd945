import type { AiMessage } from './ai.ts'

/** The type of a runtime module's export `openModel`, which opens a model file inside the child process. */
export type OpenModel = (settings: { file: string; contextTokens: number; threads: number }) => Promise<{
  /** Writes one answer; `onText` gets it piece by piece. One at a time. Throws with code INPUT_TOO_LONG rather than drop words. */
  generate(request: {
    system: string
    messages: readonly AiMessage[]
    maxOutputTokens: number
    onText(text: string): void
  }): Promise<{ finish: 'complete' | 'length'; usage: { inputTokens: number; outputTokens: number } | undefined }>
}>

/** Parent to child: first `open`, once; then one `run` after another. */
export type ToChild =
  | { type: 'open'; runtime: string; file: string; contextTokens: number; threads: number }
  | { type: 'run'; system: string; messages: readonly AiMessage[]; maxOutputTokens: number }

/** Child to parent. Of errors only kind and code are sent: a message could quote a person's text. */
export type FromChild =
  | { type: 'opened' }
  | { type: 'text'; text: string }
  | { type: 'end'; finish: 'complete' | 'length'; usage: { inputTokens: number; outputTokens: number } | undefined }
  | { type: 'failed'; trouble: 'not_installed' | 'not_loadable' | 'refused' | 'broken'; code: string }

export const INPUT_TOO_LONG = 'INPUT_TOO_LONG'

/** The optional package and the command that installs it: its native parts take several hundred MB, so it is no dependency. */
export const LLAMA_PACKAGE = 'node-llama-cpp'
export const LLAMA_INSTALL = 'npm install --no-save --ignore-scripts node-llama-cpp@3.22.1'
