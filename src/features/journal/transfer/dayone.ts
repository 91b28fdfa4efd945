import { isZone } from '#platform/contract/dates.ts'
import type { Weather } from '../contract/records.ts'
import {
  asList,
  asNumber,
  asObject,
  asString,
  asStrings,
  byName,
  draft,
  endingOf,
  parseJson,
  problem,
  stemOf,
  type Archive,
  type Format,
  type Item,
} from './source.ts'
import { SharedIds } from './twins.ts'
import { weatherOf } from './weather.ts'

type Media = { identifier: string; path: string | null; label: string; isPhoto: boolean }

/** Day One: a zip with one JSON per journal and folders of media. */
export const dayOne: Format = {
  source: 'dayone',
  async recognises(archive) {
    for (const path of journalsOf(archive)) {
      const head = asObject(parseJson(await archive.text(path)))
      const [entry] = asList(head.entries)
      if (Array.isArray(head.entries) && (asObject(head.metadata).version !== undefined || asObject(entry).creationDate !== undefined))
        return true
    }
    return false
  },
  async *items(archive) {
    const journals = journalsOf(archive)
    // Files by their name in the JSON: the MD5, else the identifier.
    const byStem = byName(archive.files, stemOf)
    const shared = new SharedIds<{ entry: Record<string, unknown>; journal: string | null }>()
    for (const path of journals) {
      for (const entry of asList(asObject(parseJson(await archive.text(path))).entries)) {
        const id = asString(asObject(entry).uuid)
        if (id !== null) shared.count(id)
      }
    }
    for (const path of journals) {
      const parsed = asObject(parseJson(await archive.text(path)))
      if (!Array.isArray(parsed.entries)) {
        yield problem('unreadable', path)
        continue
      }
      const journal = nameOfJournal(stemOf(path))
      for (const entry of parsed.entries.map(asObject)) {
        if (!shared.holds(asString(entry.uuid), { entry, journal })) yield* entryOf(entry, byStem, journal)
      }
    }
    yield* shared.rest(({ entry, journal }) => entryOf(entry, byStem, journal))
  },
}

const journalsOf = ({ files }: Archive): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => endingOf(path) === 'json' && !/(^|\/)(photos|videos|audios|pdfs)\//.test(path))
    .toSorted()
    .slice(0, 200)

/** The first journal there has the app's default name, and maps to the default journal here. */
const nameOfJournal = (stem: string): string | null => (/^(journal|tagebuch|diario|dagboek|dagbok)$/i.test(stem.trim()) ? null : stem)

function* entryOf(entry: Record<string, unknown>, byStem: Map<string, string>, journal: string | null): Generator<Item> {
  const text = bodyText(entry)
  const created = asString(entry.creationDate)
  const at = created ? Date.parse(created) : NaN
  const label = firstWords(text) || created || 'Day One'
  const sourceId = asString(entry.uuid)
  if (Number.isNaN(at)) {
    yield problem(created ? 'bad_date' : 'no_date', label)
    return
  }
  if (sourceId === null) {
    yield problem('unreadable', label)
    return
  }
  const media = mediaOf(entry, byStem)
  const missing = media.filter(({ path }) => path === null)
  const files = media.filter(({ path }) => path !== null)
  const place = new Map(files.map(({ identifier }, index) => [identifier, index]))
  const zone = asString(entry.timeZone)
  const location = asObject(entry.location)
  const { title, body } = splitTitle(unescape(withLinks(text, files, place)))
  yield draft({
    sourceId,
    label,
    when: { at, day: null, minutes: null, zone: zone !== null && isZone(zone) ? zone : null },
    title,
    body,
    tags: asStrings(entry.tags),
    journal,
    place: placeOf(location),
    weather: weatherIn(asObject(entry.weather)),
    starred: entry.starred === true,
    pinned: entry.isPinned === true || entry.pinned === true,
    files: files.map(({ path, label: name }) => ({ path: path!, name })),
  })
  yield* leftBehind(entry, label)
  for (const { label: name } of missing) yield problem('missing_file', `${label}: ${name}`)
}

function mediaOf(entry: Record<string, unknown>, byStem: Map<string, string>): Media[] {
  return ['photos', 'videos', 'audios', 'pdfAttachments'].flatMap((kind) =>
    asList(entry[kind])
      .map(asObject)
      .toSorted((a, b) => (asNumber(a.orderInEntry) ?? 0) - (asNumber(b.orderInEntry) ?? 0))
      .map((medium) => {
        const identifier = asString(medium.identifier) ?? ''
        const md5 = asString(medium.md5)
        const path = (md5 && byStem.get(md5.toLowerCase())) || byStem.get(identifier.toLowerCase()) || null
        const label =
          asString(medium.filename) ??
          asString(medium.pdfName) ??
          `${kind.replace(/s$|Attachments$/, '')}.${asString(medium.type) ?? asString(medium.format) ?? 'bin'}`
        return { identifier, path, label, isPhoto: kind === 'photos' }
      }),
  )
}

const MOMENT = /!?\[([^\][]*)\]\(dayone-moment:\/{1,2}(?:(?:video|audio|pdfAttachment|photo)\/)?([0-9A-Za-z-]+)\)/g

function withLinks(text: string, files: readonly Media[], place: Map<string, number>): string {
  return (
    text
      .replace(MOMENT, (_, label: string, identifier: string) => {
        const index = place.get(identifier)
        if (index === undefined) return ''
        const { isPhoto, label: name } = files[index]!
        return `${isPhoto ? '!' : ''}[${label || (isPhoto ? '' : name)}](attachment:import-${index})`
      })
      // Links to other entries do not work outside Day One, so only their labels stay.
      .replace(/\[([^\][]*)\]\(dayone2?:\/\/[^()\n]{0,2000}\)/g, '$1')
      .replace(/\n{3,}/g, '\n\n')
  )
}

/** Day One escapes characters that need no escape where they stand; those backslashes are removed, necessary ones stay. */
const unescape = (text: string): string =>
  text.replace(/\\([.!()\-+{}&])/g, (whole, sign: string, at: number) => {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    if ((sign === '-' || sign === '+') && line.trim() === '') return whole
    if ((sign === '.' || sign === ')') && /^\s*\d{1,9}$/.test(line)) return whole
    if (sign === '!' && text[at + 2] === '[') return whole
    if (sign === '(' && text[at - 1] === ']') return whole
    return sign
  })

/** Uses the rich text of old entries without Markdown, paragraph by paragraph. */
function bodyText(entry: Record<string, unknown>): string {
  const text = asString(entry.text)
  if (text !== null && text.trim() !== '') return text
  const rich = asObject(parseJson(asString(entry.richText) ?? ''))
  return asList(rich.contents)
    .map((part) => {
      const { text: words, attributes } = asObject(part)
      const header = asNumber(asObject(asObject(attributes).line).header)
      return `${header && header > 0 ? `${'#'.repeat(Math.min(6, header))} ` : ''}${asString(words) ?? ''}`
    })
    .join('')
}

/** Day One shows a heading at the very beginning as the title. */
export function splitTitle(text: string): { title: string; body: string } {
  const match = /^\s*# +([^\n]{1,300})(?:\n|$)/.exec(text)
  if (!match || /attachment:/.test(match[1]!)) return { title: '', body: text.trim() }
  return {
    title: match[1]!
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/[*_]{2}/g, '')
      .trim(),
    body: text.slice(match[0].length).trim(),
  }
}

/** Problems for data of an entry that the journal cannot store. */
function* leftBehind(entry: Record<string, unknown>, label: string): Generator<Item> {
  const location = asObject(entry.location)
  if (placeName(location) && coordinates(location.latitude, location.longitude)) yield problem('coordinates', label)
  const music = asObject(entry.music)
  const track = [music.artist, music.track ?? music.title, music.album].map(asString).filter(Boolean).join(' – ')
  if (track) yield problem('music', `${label}: ${track}`)
  const steps = asNumber(asObject(entry.userActivity).stepCount) ?? asNumber(asObject(entry.steps).stepCount)
  if (steps !== null && steps > 0) yield problem('steps', `${label}: ${steps}`)
}

function placeName(location: Record<string, unknown>): string {
  const parts = [location.userLabel ?? location.placeName, location.localityName, location.country].map(asString)
  return [...new Set(parts.filter((part) => part !== null && part.trim() !== ''))].join(', ')
}

const placeOf = (location: Record<string, unknown>): string | null =>
  placeName(location) || coordinates(location.latitude, location.longitude)

/** A place without a name, in common notation: `52.5145°, 13.3501°` (north and east; about ten metres). Null when invalid. */
export function coordinates(latitude: unknown, longitude: unknown): string | null {
  const [north, east] = [asNumber(latitude), asNumber(longitude)]
  if (north === null || east === null || Math.abs(north) >= 90 || Math.abs(east) > 180 || (north === 0 && east === 0)) return null
  return `${Number(north.toFixed(4))}°, ${Number(east.toFixed(4))}°`
}

const weatherIn = (weather: Record<string, unknown>): Weather | null =>
  weatherOf(asString(weather.conditionsDescription) ?? asString(weather.weatherCode), asNumber(weather.temperatureCelsius))

export const firstWords = (text: string): string =>
  text
    .replace(MOMENT, '')
    .replace(/[#*_>\\`]/g, '')
    .trim()
    .split('\n', 1)[0]!
    .slice(0, 80)
