import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { Mix } from '../contract-mixer.ts'
import { MIXES_MOST } from '../mixer.ts'
import { recomputeListened } from './listening-store.ts'
import { sealMix } from './mixer/mix-store.ts'
import { MAX_SHELF } from './track-store.ts'
import { listeningSessions, soulMixes, trackShelf } from './tables.ts'

const TrackId = z.string().min(1).max(100)
const Count = z.int().min(0).max(1_000_000_000)

const Session = z.object({
  id: Id,
  trackId: TrackId,
  startedAt: Instant,
  updatedAt: Instant,
  seconds: Count,
  points: Count,
  recordedSeconds: Count,
  recordedDay: LocalDay.nullable(),
  milestones: z.array(Count).max(100),
})

const Shelved = z.object({
  trackId: TrackId,
  favouriteSince: Instant.nullable(),
  position: z.number().min(0).max(1_000_000),
  positionAt: Instant.nullable(),
})

export const MIXES_FILE = 'soul/mixes.json'

const instant = (at: string | null) => (at === null ? null : new Date(at))

export const soulParts = [
  tablePart({
    id: 'soul.track',
    name: { en: 'tracks on your shelf', de: 'Titel in deinem Regal' },
    file: 'soul/tracks.json',
    shape: Shelved,
    idOf: ({ trackId }) => trackId,
    table: trackShelf,
    column: trackShelf.trackId,
    limit: { most: MAX_SHELF },
    fingerprint: [trackShelf.favouriteSince, trackShelf.position, trackShelf.positionAt],
    row: ({ trackId, favouriteSince, position, positionAt }, { userId }) => ({
      userId,
      trackId,
      favouriteSince: instant(favouriteSince),
      position,
      positionAt: instant(positionAt),
      secondsListened: 0,
    }),
    recompute: (_app, tx, userId) => recomputeListened(tx, userId),
  }),
  idPart({
    id: 'soul.session',
    name: { en: 'times you listened', de: 'Male, die du gehört hast' },
    file: 'soul/listening.jsonl',
    shape: Session,
    table: listeningSessions,
    fingerprint: [listeningSessions.updatedAt, listeningSessions.milestones],
    row: ({ startedAt, updatedAt, ...session }, { userId }) => ({
      ...session,
      userId,
      startedAt: new Date(startedAt),
      updatedAt: new Date(updatedAt),
    }),
    recompute: (_app, tx, userId) => recomputeListened(tx, userId),
  }),
  idPart({
    id: 'soul.mix',
    name: { en: 'mixes of sounds', de: 'Klangmischungen' },
    file: MIXES_FILE,
    shape: Mix,
    table: soulMixes,
    fingerprint: [soulMixes.sealed],
    limit: { most: MIXES_MOST },
    row: (mix, { userId, key }) => ({ userId, id: mix.id, sealed: sealMix(key, mix), savedAt: new Date(mix.at) }),
  }),
]
