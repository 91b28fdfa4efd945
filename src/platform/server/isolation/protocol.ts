import { deserialize, serialize } from 'node:v8'
import type { IsolationLimits } from './limits.ts'

// Between the serving process and an isolated child. Values are sent serialised in one buffer each, so that their size is known
// before they are parsed. Streams are pulled: only requested values are sent.

export type ToChild =
  | { type: 'open'; module: string; limits: Pick<IsolationLimits, 'messageBytes'> }
  | { type: 'call'; id: number; method: string; input: Uint8Array }
  | { type: 'pull'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'answer'; id: number; value: Uint8Array }
  | { type: 'refused'; id: number; message: string }

export type FromChild =
  | { type: 'value'; id: number; value: Uint8Array }
  | { type: 'end'; id: number }
  /** `reason` where the task has thrown a TaskError. */
  | { type: 'failed'; id: number; name: string; reason: string | null }
  | { type: 'ask'; id: number; method: string; input: Uint8Array }

export const packed = (value: unknown): Buffer => serialize(value)
export const unpacked = (bytes: Uint8Array): unknown => deserialize(bytes)
