import { sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { CardioSession, CardioSettings, MAX_SESSIONS } from '../contract.ts'
import { MAX_TRACK_POINTS } from '../engine/track.ts'
import { SESSIONS_FILE, SETTINGS_FILE, TRACKS_FILE } from './export-person.ts'
import { sealSettings, sealTrack } from './sealing.ts'
import { rowOf } from './store.ts'
import { cardioSessions, cardioSettings, cardioTracks } from './tables.ts'

const ExportedSession = CardioSession.omit({ hasTrack: true }).extend({
  day: LocalDay,
  told: z
    .object({ kcal: z.number().min(0).max(100_000), withRest: z.boolean() })
    .nullable()
    .default(null),
  importId: Id.nullable(),
  version: z.int().min(1).max(1_000_000),
  actKey: z.string().max(200).nullable(),
  deletedAt: Instant.nullable(),
})

const column = z.array(z.number().nullable()).max(MAX_TRACK_POINTS + 1)
const ExportedTrack = z
  .object({
    id: Id,
    t: z
      .array(z.int().min(0).max(200_000))
      .min(2)
      .max(MAX_TRACK_POINTS + 1),
    lat: column.optional(),
    lon: column.optional(),
    ele: column.optional(),
    dist: column.optional(),
    hr: column.optional(),
    power: column.optional(),
    starts: z.array(z.int().min(0)).max(1000).optional(),
  })
  .refine(({ id: _id, starts: _starts, t, ...columns }) =>
    Object.values(columns).every((values) => values === undefined || values.length === t.length),
  )
  .refine(({ t }) => t.every((time, index) => index === 0 || time > t[index - 1]!))

/** The parts of `exportCardio` that an import restores: sessions first, because tracks refer to them. */
export const cardioParts: readonly AnyImportPart[] = [
  idPart({
    id: 'cardio.session',
    name: { en: 'cardio sessions', de: 'Ausdauereinheiten' },
    file: SESSIONS_FILE,
    shape: ExportedSession,
    table: cardioSessions,
    fingerprint: [cardioSessions.version],
    limit: { most: MAX_SESSIONS },
    row: ({ told: reported, deletedAt, ...session }, { userId, key }) =>
      rowOf(key, userId, { ...session, reported, deletedAt: deletedAt === null ? null : new Date(deletedAt) }),
  }),
  tablePart({
    id: 'cardio.track',
    name: { en: 'recordings of sessions', de: 'Aufzeichnungen von Einheiten' },
    file: TRACKS_FILE,
    shape: ExportedTrack,
    idOf: ({ id }) => id,
    table: cardioTracks,
    column: cardioTracks.sessionId,
    fingerprint: [cardioTracks.sealed],
    // Deleting a session deletes its track, so a remaining track belongs to a session that stays.
    stays: (userId) => sql`exists (select 1 from ${cardioSessions} s where s.user_id = ${userId} and s.id = ${cardioTracks.sessionId})`,
    row: ({ id, ...track }, { userId, key }) => ({ userId, sessionId: id, sealed: sealTrack(key, id, track as never) }),
  }),
  tablePart({
    id: 'cardio.settings',
    name: { en: 'heart rate zones', de: 'Herzfrequenzzonen' },
    file: SETTINGS_FILE,
    shape: CardioSettings,
    idOf: () => 'settings',
    table: cardioSettings,
    column: sql`'settings'`,
    fingerprint: [cardioSettings.sealed],
    row: (settings, { userId, key }) => ({ userId, sealed: sealSettings(key, settings) }),
  }),
]
