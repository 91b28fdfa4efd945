import { isolatedTask, runIsolated } from '../isolation/isolation.ts'
import { IsolationError } from '../isolation/limits.ts'
import type { methods } from './picture-task.ts'
import type { Picture } from './picture.ts'

const task = isolatedTask<typeof methods>(new URL('./picture-task.ts', import.meta.url), {
  stepMs: 60_000,
  totalMs: 120_000,
  // A picture already in stored form is returned unchanged.
  messageBytes: 256 * 1024 ** 2,
})

/** The picture in stored form (see `reencode`), made in a child that can be killed; undefined when it cannot be read as one. */
export async function reencodeInChild(original: Buffer): Promise<Picture | undefined> {
  try {
    return (await runIsolated(task, 'reencode', original)) ?? undefined
  } catch (error) {
    // One that ended its reader would end the next one, too.
    if (error instanceof IsolationError && error.reason !== 'stopped') return undefined
    throw error
  }
}

/** The picture with nothing beside its pixels (see `plainJpeg`), made in such a child; undefined when it cannot be read as one. */
export async function plainJpegInChild(original: Buffer, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    return (await runIsolated(task, 'plainJpeg', original, { signal })) ?? undefined
  } catch (error) {
    if (error instanceof IsolationError && error.reason !== 'stopped') return undefined
    throw error
  }
}
