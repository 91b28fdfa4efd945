import { splitTitle } from './dayone.ts'
import { frontMatterOf, listOf, textOf } from './front-matter.ts'
import { levelOf, levelOfName } from './names.ts'
import {
  baseName,
  byName,
  draft,
  endingOf,
  folderOf,
  problem,
  stemOf,
  type Archive,
  type DraftMood,
  type Format,
  type Item,
} from './source.ts'
import { findDay, findTime } from './when.ts'

const NOTES = new Set(['md', 'markdown', 'txt'])

const notesOf = ({ files }: Archive) =>
  files
    .map(({ path }) => path)
    .filter((path) => NOTES.has(endingOf(path)) && !/(^|\/)(\.|templates?\/)/i.test(path))
    .toSorted()

/** A folder of Markdown: Obsidian's daily notes and their like. The day is in the head, the name or the folders of a note. */
export const markdownNotes: Format = {
  source: 'markdown',
  recognises: (archive) => notesOf(archive).length > 0,
  async *items(archive) {
    const paths = new Set(archive.files.map(({ path }) => path))
    const names = byName(archive.files.filter(({ path }) => !NOTES.has(endingOf(path))))
    for (const path of notesOf(archive)) {
      // A path relative to the note's folder or to the vault, or only a file name: Obsidian writes all three.
      const find = (target: string) =>
        [folderOf(path) + target, target].map(normal).find((one) => paths.has(one)) ?? names.get(baseName(target).toLowerCase())
      yield* noteItems(path, await archive.text(path), find)
    }
  },
}

/** `a/./b/../c` as `a/c`. */
function normal(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

const TRUE = new Set(['true', 'yes', '1'])

function* noteItems(path: string, text: string, find: (target: string) => string | undefined): Generator<Item> {
  const { head, body: written } = frontMatterOf(text)
  const value = (...names: string[]) => names.map((name) => textOf(head[name])).find((found) => found !== '') ?? ''
  const date = value('date', 'created', 'creation date', 'day', 'datum', 'datetime')
  const stem = stemOf(path)
  const at = /\dT\d.*(Z|[+-]\d\d:?\d\d)$/.test(date) ? Date.parse(date) : NaN
  const day = findDay(date) ?? findDay(stem) ?? dayOfFolders(path)
  const label = path.slice(0, 200)
  if (!day && Number.isNaN(at)) {
    yield problem(date || /\d{4}/.test(stem) ? 'bad_date' : 'no_date', label)
    return
  }
  const { body: linked, files, missing } = withFiles(written.replace(/\r\n?/g, '\n'), find)
  const named =
    value('title') || stem.replace(/\d{4}[-._]?\d{1,2}[-._]?\d{1,2}|\d{1,2}[-._]\d{1,2}[-._]\d{4}/, '').replace(/^[\s_–-]+|[\s_–-]+$/g, '')
  const split = splitTitle(linked)
  // A heading that repeats the note's name is not used twice.
  const { title, body } = named && !/^\d*$/.test(named) && split.title !== named ? { title: named, body: linked.trim() } : split
  const time = value('time', 'zeit')
  if (time && findTime(time) === null) yield problem('bad_time', `${label}: ${time}`)
  yield draft({
    sourceId: path,
    label,
    when: {
      at: Number.isNaN(at) ? null : at,
      day,
      minutes: findTime(time) ?? findTime(date.replace(/^.*?[T\s]/, '')),
      zone: value('timezone', 'zone') || null,
    },
    title,
    body,
    mood: moodOf(value('mood', 'stimmung')),
    tags: [...listOf(head.tags ?? head.tag), ...inlineTags(body)].map((tag) => tag.replace(/^#/, '')),
    journal: value('journal', 'tagebuch') || null,
    place: value('place', 'location', 'ort') || null,
    starred: TRUE.has(value('starred', 'star', 'favorite', 'favourite').toLowerCase()),
    files,
  })
  for (const target of missing) yield problem('missing_file', `${label}: ${target}`)
}

/** `2024/05/04.md`, `2024/2024-05/04.md`. */
function dayOfFolders(path: string) {
  const match = /(?:^|\/)(\d{4})\/(?:.*\/)?(?:\d{4}-)?(\d{1,2})[^/]*\/(\d{1,2})[^/\d]*$/.exec(path)
  return match ? findDay(`${match[1]}-${match[2]}-${match[3]}`) : null
}

function moodOf(text: string): DraftMood | null {
  if (text === '') return null
  const level = levelOf(/^[1-5]$/.test(text) ? Number(text) : null)
  return level ? { level, name: null } : { level: levelOfName(text), name: text }
}

const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g
const inlineTags = (text: string): string[] =>
  [...text.replace(CODE, '').matchAll(/(?:^|\s)#([\p{L}_][\p{L}\p{N}_/-]{0,59})/gu)].map((match) => match[1]!)

/** Pictures and files that a note links to become its attachments; of other links inside the vault only the label stays. */
function withFiles(text: string, find: (target: string) => string | undefined) {
  const files: { path: string; name: string }[] = []
  const missing: string[] = []
  const reference = (target: string, label: string, isPicture: boolean): string | undefined => {
    const path = find(target)
    if (!path) return undefined
    let index = files.findIndex((file) => file.path === path)
    if (index === -1) index = files.push({ path, name: baseName(path) }) - 1
    return `${isPicture ? '!' : ''}[${label || (isPicture ? '' : baseName(path))}](attachment:import-${index})`
  }
  // Code stays unchanged.
  const parts = text.split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
  const body = parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/(!?)\[\[([^\][|#\n]+)(?:#[^\][|\n]*)?(?:\|([^\][\n]*))?\]\]/g, (_, bang: string, target: string, label = '') => {
              const own =
                bang || endingOf(target) !== ''
                  ? reference(target.trim(), /^\d+(x\d+)?$/.test(label) ? '' : label, isPicture(target))
                  : undefined
              if (bang && !own) missing.push(target)
              return own ?? (label || target)
            })
            .replace(
              /(!?)\[([^\][\n]*)\]\(<?([^()>"\n]{1,2000})(?:>[ \t]{0,9})?(?:"[^"\n]{0,500}")?\)/g,
              (whole, bang: string, label: string, written: string) => {
                const target = written.trim()
                if (/^[a-z][a-z0-9+.-]*:|^#|^\/\//i.test(target)) return whole
                const own = reference(decoded(target), label, bang !== '' && isPicture(target))
                if (bang && !own) missing.push(target)
                return own ?? label
              },
            ),
    )
    .join('')
  return { body, files, missing }
}

const isPicture = (target: string) => /^(jpe?g|png|gif|webp|avif|tiff?|heic|bmp|svg)$/.test(endingOf(target))

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
