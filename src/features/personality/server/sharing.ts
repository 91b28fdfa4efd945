import { randomBytes } from 'node:crypto'
import { AppError, invalid, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { countAttempt, spent } from '#platform/server/quota/quota.ts'
import type { compareWithShared, putShare, Share, SharedResult } from '../contract-sharing.ts'
import { personalityReasons } from '../reasons.en.ts'
import { differenceOf } from '../scoring/change.ts'
import { summaryOf } from './answered.ts'
import { findFinished } from './assessing.ts'
import { instrumentOf, resultsFor } from './instruments.ts'
import { assessmentOf, assessmentsOf, type StoredAssessment } from './store.ts'
import { countView, openedShare, shareByToken, writeShare, type StoredShare } from './share-store.ts'

const TOKEN_BYTES = 24
/** Most openings of one link a minute, by anyone: more are not made by a person. */
const OPENS_A_MINUTE = 120

export const shareAsSent = ({ settings, expiresAt, createdAt, id, assessmentId, token, views }: StoredShare): Share => ({
  ...settings,
  id,
  assessmentId,
  token,
  views,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** Shares parts of a finished assessment, or changes the settings of a link. Throws `not_found`, `conflict`, `invalid`, `limit`. */
export async function shareParts(
  app: HasClock & HasDb & HasVault,
  userId: string,
  id: string,
  { assessmentId, expiresAt: until, ...settings }: InputOf<typeof putShare>['body'],
): Promise<StoredShare> {
  const now = app.clock.now()
  const expiresAt = until === null ? null : new Date(until)
  if (expiresAt !== null && expiresAt <= now) throw invalid('expiresAt', personalityReasons.expiry_past())
  const { content } = await findFinished(app, userId, assessmentId)
  const known = new Set((await instrumentOf(content.instrument)).scales.map((scale) => scale.id))
  if (settings.scales.some((scale) => !known.has(scale))) throw invalid('scales', personalityReasons.unknown_scale())
  const key = await app.vault.keyOf(userId)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const scales = [...new Set(settings.scales)]
  return app.db.transaction(async (tx) => {
    // Locked, so that a concurrent deletion of the assessment also deletes this link.
    const here = await assessmentOf(tx, key, userId, assessmentId, { lock: true })
    if (!here) throw notFound(personalityReasons.not_here())
    return writeShare(tx, key, { userId, id, assessmentId, createdAt: now, expiresAt, settings: { ...settings, scales }, token })
  })
}

export type OpenShare = { share: StoredShare; assessment: StoredAssessment }

/** The share of a link. Throws the same `not_found` for every invalid link. */
export async function openLink(app: HasClock & HasDb & HasVault, token: string): Promise<OpenShare> {
  const found = await shareByToken(app.db, token, app.clock.now())
  if (!found) throw notFound(personalityReasons.link_not_here())
  const key = await app.vault.keyOf(found.userId)
  const share = openedShare(key, found)
  const assessment = await assessmentOf(app.db, key, found.userId, share.assessmentId)
  if (!assessment?.finishedAt) throw notFound(personalityReasons.link_not_here())
  return { share, assessment }
}

/** Counts an opening of a link. Throws `limit`. */
export async function countOpening(
  app: HasClock & HasDb,
  { id }: Pick<StoredShare, 'id'>,
  what: 'view' | 'picture' | 'comparison',
): Promise<void> {
  const { used, resetsAt } = await countAttempt(app.db, app.clock, `personality.share.${what}:${id}`, 60)
  if (used > OPENS_A_MINUTE) throw spent({ limit: OPENS_A_MINUTE, reason: personalityReasons.opened_often() }, resetsAt)
}

/** The content of a link: only the chosen scales; numbers, group, day and name only where chosen. */
export async function sharedResult({ share, assessment }: OpenShare, viewer: string | undefined): Promise<SharedResult> {
  const { settings } = share
  const instrument = await instrumentOf(assessment.content.instrument)
  const chosen = new Set(settings.scales)
  const results = resultsFor(instrument, assessment.content).filter(({ scale }) => chosen.has(scale))
  return {
    instrument: instrument.id,
    language: settings.language,
    name: settings.name,
    scales: results.map(({ scale, normed }) => ({
      scale,
      level: normed?.level ?? null,
      numbers: settings.numbers && normed ? wholePercents(normed) : null,
    })),
    group: settings.group ? assessment.content.group : null,
    day: settings.day ? assessment.day : null,
    preview: settings.preview,
    comparable: settings.comparable,
    isMine: viewer === share.userId,
  }
}

/** Without decimals, which would allow computing raw scores and, from several of them, the norm group. */
const wholePercents = ({ t, low, high, percentile }: { t: number; low: number; high: number; percentile: number }) => ({
  t: Math.round(t),
  low: Math.round(low),
  high: Math.round(high),
  percentile: Math.round(percentile),
})

/** Opens a link for a visitor. */
export async function viewShared(app: HasClock & HasDb & HasVault, token: string, viewer: string | undefined): Promise<SharedResult> {
  const opened = await openLink(app, token)
  await countOpening(app, opened.share, 'view')
  if (viewer !== opened.share.userId) await countView(app.db, opened.share)
  return sharedResult(opened, viewer)
}

/** Compares the person's newest result with a shared one. Throws `not_found`, `forbidden`, `conflict`, `limit`. */
export async function compare(
  app: HasClock & HasDb & HasVault,
  token: string,
  userId: string,
): Promise<OutputOf<typeof compareWithShared>> {
  const opened = await openLink(app, token)
  const { settings } = opened.share
  if (!settings.comparable) throw new AppError('forbidden', personalityReasons.not_comparable())
  await countOpening(app, opened.share, 'comparison')
  const instrument = await instrumentOf(opened.assessment.content.instrument)
  const all = await assessmentsOf(app.db, await app.vault.keyOf(userId), userId)
  const finished = all.filter(({ finishedAt, content }) => finishedAt !== null && content.instrument === instrument.id)
  const mine = finished.toSorted((a, b) => b.finishedAt!.getTime() - a.finishedAt!.getTime())[0]
  if (!mine) throw new AppError('conflict', personalityReasons.nothing_of_mine())
  const theirs = new Map(resultsFor(instrument, opened.assessment.content).map((result) => [result.scale, result]))
  const own = new Map(resultsFor(instrument, mine.content).map((result) => [result.scale, result]))
  const scales = instrument.scales.filter(({ id }) => settings.scales.includes(id))
  return {
    theirName: settings.name,
    instrument: instrument.id,
    mine: await summaryOf(mine),
    scales: scales.flatMap((scale) => {
      const [a, b] = [own.get(scale.id)?.normed, theirs.get(scale.id)?.normed]
      if (!a || !b) return []
      const [t, theirT] = [Math.round(a.t), Math.round(b.t)]
      const { difference, margin, isReliable } = differenceOf(instrument, scale.id, t, theirT)
      return [{ scale: scale.id, mine: t, theirs: theirT, difference, margin: Math.round(margin * 10) / 10, isReliable }]
    }),
  }
}
