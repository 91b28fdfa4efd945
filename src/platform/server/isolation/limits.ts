/** Limits of an isolated child; beyond them it is killed. */
export type IsolationLimits = {
  /** Milliseconds of the child's own time from one value to the next; waiting for the host does not count. */
  stepMs: number
  /** Milliseconds of the child's own time altogether. */
  totalMs: number
  /** JavaScript heap in MiB. */
  heapMb: number
  /** Resident memory in MiB, buffers and native code with it; measured on Linux. */
  memoryMb: number
  /** Bytes of one value. */
  messageBytes: number
  /** Bytes of all values of one call together. */
  outputBytes: number
}

export const DEFAULT_LIMITS: IsolationLimits = {
  stepMs: 60_000,
  totalMs: 30 * 60_000,
  heapMb: 768,
  memoryMb: 1536,
  messageBytes: 32 * 1024 ** 2,
  outputBytes: 64 * 1024 ** 3,
}

export const KILL_REASONS = ['too_slow', 'too_much_memory', 'too_much_output', 'crashed', 'stopped'] as const
export type KillReason = (typeof KILL_REASONS)[number]

/** A child was ended before it was done. A retry with the same input would end the same way. */
export class IsolationError extends Error {
  readonly reason: KillReason
  constructor(reason: KillReason) {
    super(`an isolated task was ended: ${reason}`)
    this.name = 'IsolationError'
    this.reason = reason
  }
}
