import { isZone } from '#platform/contract/dates.ts'
import { coordinates, firstWords, splitTitle } from './dayone.ts'
import { htmlToMarkdown, textOrHtml } from './html.ts'
import {
  asNumber,
  asObject,
  asString,
  asStrings,
  byName,
  draft,
  endingOf,
  parseJson,
  problem,
  type Archive,
  type Format,
  type Item,
} from './source.ts'
import { SharedIds } from './twins.ts'
import { weatherOf } from './weather.ts'

const jsons = ({ files }: Archive) =>
  files
    .filter(({ path }) => endingOf(path) === 'json')
    .map(({ path }) => path)
    .toSorted()

/** Journey: a zip with one JSON per entry and its photos beside it. */
export const journey: Format = {
  source: 'journey',
  async recognises(archive) {
    for (const path of jsons(archive).slice(0, 5)) {
      if (asNumber(asObject(parseJson(await archive.text(path))).date_journal) !== null) return true
    }
    return false
  },
  async *items(archive) {
    const names = byName(archive.files)
    const paths = jsons(archive)
    const shared = new SharedIds<Record<string, unknown>>()
    for (const path of paths) {
      const id = asString(asObject(parseJson(await archive.text(path))).id)
      if (id !== null) shared.count(id)
    }
    for (const path of paths) {
      const entry = asObject(parseJson(await archive.text(path)))
      if (Object.keys(entry).length === 0) yield problem('unreadable', path)
      else if (!('date_journal' in entry || 'text' in entry)) continue
      else if (!shared.holds(asString(entry.id), entry)) yield* entryItems(entry, path, names)
    }
    yield* shared.rest((entry) => entryItems(entry, asString(entry.id)!, names))
  },
}

function* entryItems(entry: Record<string, unknown>, path: string, names: Map<string, string>): Generator<Item> {
  const text = asString(entry.text) ?? ''
  const { title, body } = splitTitle(
    entry.type === 'html' ? htmlToMarkdown(text) : entry.type === 'markdown' ? text.trim() : textOrHtml(text),
  )
  const label = title || firstWords(body) || path
  const at = asNumber(entry.date_journal)
  if (at === null) {
    yield problem('no_date', label)
    return
  }
  const files: { path: string; name: string }[] = []
  for (const name of asStrings(entry.photos)) {
    const found = names.get(name.toLowerCase())
    if (found) files.push({ path: found, name: '' })
    else yield problem('missing_file', `${label}: ${name}`)
  }
  const weather = asObject(entry.weather)
  const zone = asString(entry.timezone)
  const level = levelOfEntry(entry)
  if (level === undefined) yield problem('unknown_mood', label)
  const address = asString(entry.address)?.trim()
  if (address && coordinates(entry.lat, entry.lon)) yield problem('coordinates', label)
  const music = [entry.music_artist, entry.music_title].map(asString).filter(Boolean).join(' – ')
  if (music) yield problem('music', `${label}: ${music}`)
  yield draft({
    sourceId: asString(entry.id) ?? path,
    label,
    when: { at, day: null, minutes: null, zone: zone !== null && isZone(zone) ? zone : null },
    title,
    body,
    mood: level ? { level, name: null } : null,
    tags: asStrings(entry.tags),
    journal: asString(entry.folder)?.trim() || null,
    place: address || coordinates(entry.lat, entry.lon),
    // 100 degrees and more mean "none".
    weather: weatherOf(asString(weather.description), asNumber(weather.degree_c)),
    starred: entry.favourite === true,
    files,
  })
}

/**
 * Journey's `sentiment` ranges from 0 to 2 in five steps around 1; in older files `mood` is 1 to 5. Null: none given;
 * undefined: an unknown value.
 */
function levelOfEntry(entry: Record<string, unknown>): number | null | undefined {
  const sentiment = asNumber(entry.sentiment)
  const mood = asNumber(entry.mood)
  if (sentiment !== null && sentiment > 0 && sentiment <= 2) return Math.min(5, Math.max(1, Math.round(sentiment * 2) + 1))
  if (mood !== null && Number.isInteger(mood) && mood >= 1 && mood <= 5) return mood
  return (mood ?? 0) === 0 ? null : undefined
}
