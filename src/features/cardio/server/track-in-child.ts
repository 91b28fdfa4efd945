import { isolatedTask, openIsolated, runIsolated } from '#platform/server/isolation/isolation.ts'
import type { CardioSession } from '../contract.ts'
import type { Analysis } from '../engine/analysis.ts'
import type { FileFormat, methods } from './track-task.ts'

const task = isolatedTask<typeof methods>(new URL('./track-task.ts', import.meta.url), { stepMs: 30_000, totalMs: 30_000 })

/** `packed`: a track as `packedTrackOf` gives it. */
export const analyseInChild = (packed: Uint8Array, limits: readonly number[] | null): Promise<Analysis> =>
  runIsolated(task, 'analyse', { packed, limits })

/**
 * The track as a file, in chunks; undefined where the format needs positions and the track has none. The chunks are collected in memory
 * (a few megabytes): a slow reader would block the child process for everybody else.
 */
export async function fileInChild(packed: Uint8Array, session: CardioSession, format: FileFormat): Promise<Uint8Array[] | undefined> {
  const child = await openIsolated(task)
  try {
    const pieces = await Array.fromAsync(child.stream('file', { packed, session, format }))
    return pieces.length > 0 ? pieces : undefined
  } finally {
    child.close()
  }
}
