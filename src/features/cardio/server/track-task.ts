// The module of the child process that analyses recordings (see platform/server/isolation). A long one takes 30 to 200 ms, which
// would block the main thread.
import type { CardioSession } from '../contract.ts'
import { analyse } from '../engine/analysis.ts'
import type { Track } from '../engine/track.ts'
import { asGpx, asTcx } from './files/write.ts'
import { unpackTrack } from './sealing.ts'

export type FileFormat = 'gpx' | 'tcx' | 'fit'

export const methods = {
  analyse: ({ packed, limits }: { packed: Uint8Array; limits: readonly number[] | null }) => analyse(unpackTrack(packed), limits),

  /** The bytes of the file in chunks; none where the format needs positions and the track has none. */
  async *file({ packed, session, format }: { packed: Uint8Array; session: CardioSession; format: FileFormat }): AsyncGenerator<Uint8Array> {
    const track = unpackTrack(packed)
    if (format === 'gpx' && !track.lat) return
    const bytes = await bytesOf(session, track, format)
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
  },
}

const PIECE = 256 * 1024

async function bytesOf(session: CardioSession, track: Track, format: FileFormat): Promise<Uint8Array> {
  if (format === 'gpx') return Buffer.from(asGpx(session, track))
  if (format === 'tcx') return Buffer.from(asTcx(session, track))
  // The encoder is rarely needed, so it loads on demand.
  const { asFit } = await import('./files/write-fit.ts')
  return asFit(session, track)
}
