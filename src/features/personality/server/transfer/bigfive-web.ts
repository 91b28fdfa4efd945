import type { Answers } from '../../answers.ts'
import type { ContentLanguage, Instrument } from '../../scales.ts'
import type { RawScores } from '../../scoring/types.ts'
import type { FoundAssessment, Note } from './found.ts'

// Formats of a result in bigfive-web: `{ answers: [{ questionId?, domain, facet, score }], lang, dateStamp }`, where `score` is already
// keyed (5 is always high in the domain), or scores alone: `[{ domain, score, count, facets: [{ facet, score, count }] }]`.

const INSTRUMENT = 'ipip-neo-120'
const SOURCE = 'bigfive-web'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isScore = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most

/** The results in a value from bigfive-web; undefined for any other value. */
export function readBigFiveWeb(json: unknown, instrument: Instrument): FoundAssessment[] | undefined {
  if (isObject(json) && Array.isArray(json.answers)) return [ofAnswers(json, json.answers, instrument)]
  const scores = scoresIn(json, instrument)
  if (!scores) return undefined
  const at = isObject(json) ? instantOf(json) : null
  const { language } = isObject(json) ? { language: languageOf(json) } : { language: null }
  const notes: Note[] = [
    { key: 'scores-alone', n: Object.keys(scores).length },
    ...(at === null ? [{ key: 'no-date', n: 1 } as const] : []),
  ]
  return [{ instrument: INSTRUMENT, group: null, language, at, answers: {}, broughtScores: scores, notes }]
}

function ofAnswers(json: Json, given: readonly unknown[], { items, scales, points }: Instrument): FoundAssessment {
  const byForeign = new Map(items.flatMap((item) => (item.foreign?.[SOURCE] ? [[item.foreign[SOURCE], item] as const] : [])))
  const byId = new Map(items.map((item) => [item.id, item]))
  const answers: Record<string, Answers[string]> = {}
  const counts = { unknown: 0, range: 0, assumed: 0 }
  for (const one of given) {
    if (!isObject(one)) {
      counts.unknown++
      continue
    }
    const named = [one.questionId, one.questionID, one.id].find((id) => typeof id === 'string')
    let item = byForeign.get(String(named)) ?? undefined
    if (!item && named === undefined) {
      // Without ids, answers are assumed to be in the order of the questions, so each belongs to the next open item of its facet. The
      // scores of facets and domains are right in any order.
      const facet = scales.find(({ id }) => id === `${String(one.domain)}${String(one.facet)}`)
      item = facet?.items.map((id) => byId.get(id)!).find(({ id }) => !(id in answers))
      if (item) counts.assumed++
    }
    if (!item) counts.unknown++
    else if (!isScore(one.score, points)) counts.range++
    else answers[item.id] = { value: item.keyed === 'plus' ? one.score : points + 1 - one.score, at: 0 }
  }
  const at = instantOf(json)
  const missing = items.length - Object.keys(answers).length
  const notes: Note[] = [
    { key: 'items-unknown', n: counts.unknown },
    { key: 'answers-out-of-range', n: counts.range },
    { key: 'order-assumed', n: counts.assumed },
    { key: 'answers-missing', n: missing },
    { key: 'no-date', n: at === null ? 1 : 0 },
  ]
  return { instrument: INSTRUMENT, group: null, language: languageOf(json), at, answers, notes: notes.filter(({ n }) => n > 0) }
}

/** Raw scores by our scale ids; undefined for another kind of value, or for impossible scores. */
function scoresIn(json: unknown, { scales, points }: Instrument): RawScores | undefined {
  const domains = domainsIn(json)
  if (!domains) return undefined
  const scores: Record<string, RawScores[string]> = {}
  for (const domain of domains) {
    const facets = Array.isArray(domain.facets) ? domain.facets.filter(isObject) : []
    const named = String(domain.domain ?? domain.id)
    for (const [id, { score, count }] of [
      [named, domain] as const,
      ...facets.map((facet) => [`${named}${String(facet.facet ?? facet.id)}`, facet] as const),
    ]) {
      const scale = scales.find((one) => one.id === id)
      if (!scale) continue
      const answered = Number.isInteger(count) ? (count as number) : scale.items.length
      if (answered !== scale.items.length || !isScore(score, scale.items.length * points) || score < scale.items.length) return undefined
      scores[id] = { raw: score, answered }
    }
  }
  return Object.keys(scores).length > 0 ? scores : undefined
}

/** As a list, from its pages, or as an object, from its scoring: `{ N: { score, count, facet: { 1: { score, count } } } }`. */
function domainsIn(json: unknown): Json[] | undefined {
  if (Array.isArray(json)) return json.every(isObject) ? json : undefined
  if (!isObject(json)) return undefined
  if (Array.isArray(json.results)) return domainsIn(json.results)
  if (isObject(json.scores)) return domainsIn(json.scores)
  const named = Object.entries(json).filter(([name, value]) => /^[NEOAC]$/.test(name) && isObject(value)) as [string, Json][]
  if (named.length === 0) return undefined
  return named.map(([domain, { score, count, facet }]) => ({
    domain,
    score,
    count,
    facets: isObject(facet) ? Object.entries(facet).map(([id, value]) => ({ ...(isObject(value) ? value : {}), facet: id })) : [],
  }))
}

/** `dateStamp` is milliseconds or an instant; its API calls it `timestamp`. */
function instantOf(json: Json): number | null {
  const given = json.dateStamp ?? json.timestamp
  const at = typeof given === 'number' ? given : typeof given === 'string' ? Date.parse(given) : Number.NaN
  return Number.isFinite(at) && at > 0 && at < 4_102_444_800_000 ? Math.floor(at) : null
}

const languageOf = ({ lang }: Json): ContentLanguage | null =>
  lang === 'de' ? 'de' : typeof lang === 'string' && lang.startsWith('en') ? 'en' : null
