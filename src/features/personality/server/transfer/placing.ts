import { localDayOf } from '#platform/contract/dates.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Instrument, ContentLanguage } from '../../scales.ts'
import { answeredCount, hasScore, scoresOf } from '../instruments.ts'
import type { AssessmentContent } from '../sealing.ts'
import type { StoredAssessment } from '../store.ts'
import { storedOf } from './exported.ts'
import type { FoundAssessment } from './found.ts'

export type Placing = {
  key: PersonKey
  person: Pick<Person, 'zone' | 'dayStart'>
  source: NonNullable<AssessmentContent['source']>
  now: Date
  choices: { group: string; language: ContentLanguage }
}

/** A result of a file in the form of this database; undefined if it has no score at all. */
export function placed(
  found: FoundAssessment,
  instrument: Instrument,
  { key, person, source, now, choices }: Placing,
): StoredAssessment | undefined {
  if (found.own) {
    const stored = storedOf(found.own)
    const content = { ...stored.content, source: stored.content.source ?? source }
    return hasScore(scoresOf(instrument, content)) ? { ...stored, content } : undefined
  }
  const at = new Date(Math.min(found.at ?? now.getTime(), now.getTime()))
  const closedAt = at.getTime()
  const answers = Object.fromEntries(
    Object.entries(found.answers).map(([item, answer]) => [item, { ...answer, at: Math.min(answer.at || closedAt, closedAt) }]),
  )
  const { broughtScores } = found
  const content: AssessmentContent = {
    instrument: instrument.id,
    language: found.language ?? choices.language,
    group: groupIn(instrument, found.group, choices.group),
    source,
    answers,
    closedAt,
    ...(broughtScores && { broughtScores }),
  }
  if (!hasScore(scoresOf(instrument, content)) || answeredCount(content) === 0) return undefined
  return {
    id: idOf(key, source, found),
    startedAt: at,
    finishedAt: at,
    day: localDayOf(at, person.zone, person.dayStart),
    version: 1,
    content,
  }
}

/** The group of the file, if it is known; else the person's choice; else neutral; null where the instrument has no norms. */
function groupIn({ norms }: Instrument, ...wanted: (string | null)[]): string | null {
  return [...wanted, 'neutral'].find((group) => norms.some(({ id }) => id === group)) ?? null
}

/** The same result always gets the same id: a UUID (version 8, RFC 9562) from a digest of its content with the person's key. */
function idOf(key: PersonKey, source: string, { instrument, at, answers, broughtScores }: FoundAssessment): string {
  const held = Object.entries(answers)
    .map(([item, { value }]) => [item, value])
    .toSorted()
  const bytes = key
    .digest('personality-import', source, instrument, String(at), JSON.stringify([held, broughtScores ?? null]))
    .subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
