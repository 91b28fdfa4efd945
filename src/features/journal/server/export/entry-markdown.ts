import { wallClock } from '#platform/contract/dates.ts'
import { DEFAULT_JOURNAL_ID, type AttachmentData, type EntryData } from '../../contract/records.ts'
import type { StoredRecord } from '../core/reading-store.ts'

/** Names of the person's activities and moods, by id. */
export type Words = {
  activities: Map<string, string>
  moods: Map<string, string>
  /** The name of the journal that an entry with this `journalId` is in; empty where there is one journal alone. */
  journals: Map<string, string>
}

/** Undefined where there is one journal alone. */
export const journalOf = ({ journals }: Words, journalId: string): string | undefined =>
  journals.get(journalId) ?? journals.get(DEFAULT_JOURNAL_ID)

const ENDINGS: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'weba',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
}

export function mediaPath(id: string, { mime, name, kind }: Pick<AttachmentData, 'mime' | 'name' | 'kind'>): string {
  const own = kind === 'file' ? /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() : undefined
  return `media/${id}.${own ?? ENDINGS[mime] ?? 'bin'}`
}

const pad = (value: number) => String(value).padStart(2, '0')
const timeOf = ({ at, zone }: EntryData['when']) => {
  const { minutes } = wallClock(new Date(at), zone)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** `entries/2024/2024-05-04 0915 A walk.md`, unique, with characters that every file system accepts. */
/** With several journals each has a folder: `entries/Travels/2024/…`. */
export function entryPath({ when, title }: EntryData, taken: Set<string>, journal?: string): string {
  const short = fileName(title)
  const folder = journal === undefined ? '' : `${fileName(journal) || '_'}/`
  const base = `entries/${folder}${when.localDay.slice(0, 4)}/${when.localDay} ${timeOf(when).replace(':', '')}${short ? ` ${short}` : ''}`
  let path = `${base}.md`
  for (let n = 2; taken.has(path.toLowerCase()); n++) path = `${base} (${n}).md`
  taken.add(path.toLowerCase())
  return path
}

/** A file name of at most 60 characters that every file system accepts. */
function fileName(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|#^[\]]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean]
    .slice(0, 60)
    .join('')
    .replace(/[. ]+$/, '')
}

const quoted = (text: string) => JSON.stringify(text)

/** An entry as a Markdown note: its data in the front matter, links to its files, and its text unchanged. */
export function markdownOf(entry: EntryData, attachments: readonly StoredRecord<'attachment'>[], words: Words): string {
  const { when, title, mood, tags, feelings, activities, place, weather, starred } = entry
  const journal = journalOf(words, entry.journalId)
  const toMedia = journal === undefined ? '../../' : '../../../'
  const head = [
    `date: ${when.localDay}`,
    `time: ${quoted(timeOf(when))}`,
    `timezone: ${when.zone}`,
    title && `title: ${quoted(title)}`,
    journal !== undefined && `journal: ${quoted(journal)}`,
    mood && `mood: ${mood.level}`,
    mood?.moodId && words.moods.has(mood.moodId) && `mood name: ${quoted(words.moods.get(mood.moodId)!)}`,
    list('feelings', feelings),
    list(
      'activities',
      activities.flatMap((id) => words.activities.get(id) ?? []),
    ),
    list('tags', tags),
    place && `place: ${quoted(place)}`,
    weather && `weather: ${quoted([weather.kind, weather.celsius === null ? null : `${weather.celsius} °C`].filter(Boolean).join(', '))}`,
    starred && 'starred: true',
  ].filter(Boolean)
  const files = new Map(attachments.map(({ id, data }) => [id, data]))
  const shown = new Set<string>()
  const body = entry.body.replace(/attachment:([0-9a-f-]{36})/gi, (whole, id: string) => {
    const data = files.get(id.toLowerCase())
    if (!data) return whole
    shown.add(id.toLowerCase())
    return `${toMedia}${mediaPath(id.toLowerCase(), data)}`
  })
  const below = entry.attachments
    .filter((id) => files.has(id) && !shown.has(id))
    .map(
      (id) =>
        `${files.get(id)!.kind === 'photo' ? '!' : ''}[${(files.get(id)!.caption || files.get(id)!.name).replace(/[[\]\\]/g, '\\$&')}](${toMedia}${mediaPath(id, files.get(id)!)})`,
    )
  return `---\n${head.join('\n')}\n---\n\n${[title && `# ${title}`, body, ...below].filter(Boolean).join('\n\n')}\n`
}

const list = (name: string, values: readonly string[]) =>
  values.length > 0 && `${name}:\n${values.map((value) => `  - ${quoted(value)}`).join('\n')}`
