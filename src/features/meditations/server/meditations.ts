import { notFound } from '#platform/contract/errors.ts'
import { reasonOf } from '#platform/contract/reasons.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { userById } from '#platform/server/auth/users.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { OwnMeditation, OwnSummary } from '../contract.ts'
import { checkScript } from '../core/timeline.ts'
import { meditationReasons } from '../reasons.en.ts'
import { recordingLengths, soundDigest } from './render.ts'
import {
  meditationById,
  meditationsOf,
  openMeditation,
  recordingsOf,
  sharedOf,
  type MeditationRow,
  type RecordingRow,
  type Sealed,
  type SharedRow,
} from './store.ts'

type Parts = {
  row: MeditationRow
  sealed: Sealed
  recordings: readonly RecordingRow[]
  shared: SharedRow | undefined
  username: string
  key: PersonKey
}

const urlsOf = (url: string, isMixed: boolean) => ({ combinedAudioUrl: isMixed ? url : null, scriptAudioUrl: isMixed ? null : url })

export const minutesOf = (seconds: number): number => seconds / 60

function summaryOf({ row, sealed, recordings, shared, username, key }: Parts): OwnSummary {
  const { id, audioVersion, audioSeconds, renderState } = row
  const { title, description, categories, tags, language, voice, script, copiedFrom } = sealed
  const digest = soundDigest(key, sealed, recordings)
  const { timeline } = checkScript(script, voice, recordingLengths(recordings))
  return {
    id,
    title,
    description,
    duration: minutesOf(audioVersion === null ? timeline.seconds : audioSeconds!),
    username,
    categories,
    tags,
    ...(audioVersion === null
      ? { combinedAudioUrl: null, scriptAudioUrl: null }
      : urlsOf(`/api/custom-meditations/${id}/audio?v=${audioVersion}`, row.isMixed)),
    language,
    isSynthetic: audioVersion === null ? timeline.events.some(({ kind }) => kind === 'say') : row.audioAt!.length > 0,
    isFavourite: row.favouriteSince !== null,
    voice,
    copiedFrom,
    isStale: audioVersion !== null && row.audioDigest !== digest,
    render: renderState === null ? null : { state: renderState, percent: row.renderPercent, failure: failureOf(row) },
    shared: shared
      ? {
          publicId: shared.publicId,
          sharedAt: shared.sharedAt.toISOString(),
          isCurrent: shared.audioVersion === audioVersion && isSame(shared, sealed),
          hiddenReason: shared.hiddenAt ? (shared.hiddenReason ?? '') : null,
        }
      : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Why the last rendering failed. Reasons that no longer exist have no text. */
function failureOf({ renderState, renderReason }: MeditationRow): { reason: string; message: string } | null {
  if (renderState !== 'failed' || renderReason === null) return null
  return { reason: renderReason, message: reasonOf(renderReason)?.message ?? '' }
}

const isSame = (shared: SharedRow, { title, description, script, categories, tags }: Sealed): boolean =>
  JSON.stringify([shared.title, shared.description, shared.script, shared.categories, shared.tags]) ===
  JSON.stringify([title, description, script, categories, tags])

export async function listOf({ db, vault }: HasDb & HasVault, userId: string): Promise<OwnSummary[]> {
  const [key, rows, recordings, shared, user] = await Promise.all([
    vault.keyOf(userId),
    meditationsOf(db, userId),
    recordingsOf(db, userId),
    sharedOf(db, userId),
    userById(db, userId),
  ])
  const username = user?.username ?? ''
  return rows.map((row) =>
    summaryOf({
      row,
      sealed: openMeditation(key, row),
      recordings: recordings.filter(({ meditationId }) => meditationId === row.id),
      shared: shared.get(row.id),
      username,
      key,
    }),
  )
}

/** Throws not_found. */
export async function ownRow(db: HasDb['db'], userId: string, id: string): Promise<MeditationRow> {
  const row = await meditationById(db, userId, id)
  if (!row) throw notFound(meditationReasons.not_here())
  return row
}

/** One of the person's own meditations, as they see it. Throws not_found. */
export async function ownMeditation({ db, vault }: HasDb & HasVault, userId: string, id: string): Promise<OwnMeditation> {
  const [key, row, recordings, shared, user] = await Promise.all([
    vault.keyOf(userId),
    ownRow(db, userId, id),
    recordingsOf(db, userId, id),
    sharedOf(db, userId),
    userById(db, userId),
  ])
  const sealed = openMeditation(key, row)
  const summary = summaryOf({ row, sealed, recordings, shared: shared.get(id), username: user?.username ?? '', key })
  return {
    ...summary,
    script: sealed.script,
    recordings: recordings.map(({ number, seconds }) => ({ number, seconds })),
    // A stale sound has other sentences than the current script.
    sentencesAt: summary.isStale ? [] : (row.audioAt ?? []),
  }
}
