import { AppError } from '#platform/contract/errors.ts'
import { reasonOf } from '#platform/contract/reasons.ts'
import { isolatedTask, runIsolated } from '#platform/server/isolation/isolation.ts'
import { IsolationError } from '#platform/server/isolation/limits.ts'
import { journalReasons } from '../../reasons.en.ts'
import type { methods } from './probe-task.ts'
import type { Sniffed } from './sniff.ts'

const task = isolatedTask<typeof methods>(new URL('./probe-task.ts', import.meta.url), {
  stepMs: 60_000,
  totalMs: 120_000,
  // A whole picture or sound is sent in one message.
  messageBytes: 256 * 1024 ** 2,
})

/** Runs `sniff` in a child process. Throws AppError. */
export async function sniffInChild(head: Buffer, readAll: () => Promise<Buffer>): Promise<Sniffed> {
  try {
    const found = await runIsolated(task, 'sniff', head, { host: { all: readAll } })
    if ('refused' in found)
      throw new AppError('unsupported', reasonOf(found.refused.reason, found.refused.params) ?? journalReasons.file_too_heavy())
    return found
  } catch (error) {
    if (error instanceof IsolationError && error.reason !== 'stopped') {
      throw new AppError('unsupported', journalReasons.file_too_heavy())
    }
    throw error
  }
}
