import { instantOf, wallClock } from '#platform/contract/dates.ts'
import type { Formatting } from '#platform/web/i18n/format.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { toStored } from '#platform/web/i18n/units.ts'
import { MAX_METRES, MAX_SESSION_SECONDS, type CardioSession, type SessionFields } from '../../contract.ts'
import type { CardioKind, Effort } from '../../engine/kinds.ts'

/** The form's raw texts. Empty `day` and `time`: the session ended just now. */
export type Draft = {
  kind: CardioKind
  effort: Effort
  minutes: string
  distance: string
  day: string
  time: string
  bpm: string
  name: string
  note: string
}

export const emptyDraft = (kind: CardioKind = 'run'): Draft => ({
  kind,
  effort: kind === 'walk' ? 'moderate' : kind === 'run' ? 'vigorous' : 'moderate',
  minutes: '',
  distance: '',
  day: '',
  time: '',
  bpm: '',
  name: '',
  note: '',
})

export function draftOf(session: CardioSession, format: Formatting): Draft {
  const { day, minutes } = wallClock(new Date(session.startedAt), session.zone)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    kind: session.kind,
    effort: session.effort,
    minutes: format.number(Math.round(session.seconds / 6) / 10, { useGrouping: false }),
    distance: session.metres === null ? '' : format.quantityNumber('distance', session.metres, 3),
    day,
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    bpm: session.bpm === null ? '' : String(session.bpm),
    name: session.name,
    note: session.note,
  }
}

export type Problems = Partial<Record<'minutes' | 'distance' | 'bpm' | 'day', true>>

/** Reads the form as a session. Fields that still show the rounded values of `before` keep its exact ones. */
export function readDraft(
  draft: Draft,
  format: Formatting,
  { now, zone, before }: { now: number; zone: string; before?: CardioSession },
): { fields: SessionFields } | { problems: Problems } {
  const problems: Problems = {}
  const unchanged = before && draftOf(before, format)
  const minutes = parseAmount(draft.minutes, format.locale)
  const seconds = unchanged?.minutes === draft.minutes ? before!.seconds : Math.round((minutes ?? 0) * 60)
  if (seconds < 60 && seconds !== before?.seconds) problems.minutes = true
  if (seconds > MAX_SESSION_SECONDS) problems.minutes = true
  let metres: number | null = null
  if (draft.distance.trim() !== '') {
    const amount = parseAmount(draft.distance, format.locale)
    metres = unchanged?.distance === draft.distance ? before!.metres : Math.round(toStored('distance', amount ?? 0, format.units))
    if (metres === null || metres <= 0 || metres > MAX_METRES) problems.distance = true
  }
  let bpm: number | null = null
  if (draft.bpm.trim() !== '') {
    bpm = /^\d{2,3}$/.test(draft.bpm.trim()) ? Number(draft.bpm) : Number.NaN
    if (!(bpm >= 30 && bpm <= 240)) problems.bpm = true
  }
  const startedAt = startOf(draft, { now, zone, seconds, before, unchanged })
  if (startedAt === undefined || startedAt > now + 60_000) problems.day = true
  if (Object.keys(problems).length > 0) return { problems }
  const { kind, effort, name, note } = draft
  return {
    fields: {
      kind,
      effort,
      startedAt: new Date(startedAt!).toISOString(),
      zone,
      seconds,
      metres,
      bpm,
      name: name.trim(),
      note: note.trim(),
    },
  }
}

function startOf(
  { day, time }: Draft,
  {
    now,
    zone,
    seconds,
    before,
    unchanged,
  }: { now: number; zone: string; seconds: number; before: CardioSession | undefined; unchanged: Draft | undefined },
): number | undefined {
  if (before && unchanged?.day === day && unchanged.time === time) return Date.parse(before.startedAt)
  if (day === '' && time === '') return Math.max(0, now - seconds * 1000)
  const today = wallClock(new Date(now), zone).day
  const [hours, minutes] = time.split(':').map(Number)
  // A day without a time: noon, or earlier today so that the session is over by now.
  const at = instantOf(day || today, time === '' ? 12 * 60 : (hours ?? 0) * 60 + (minutes ?? 0), zone).getTime()
  if (Number.isNaN(at)) return undefined
  return time === '' && (day || today) === today ? Math.min(at, now - seconds * 1000) : at
}
