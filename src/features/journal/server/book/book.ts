import { localDayOf, wallClock, clockTime } from '#platform/contract/dates.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { EntryData } from '../../contract/records.ts'
import { docOf } from '#platform/markdown/to-doc.ts'
import type { Words } from '../export/entry-markdown.ts'
import type { StoredRecord } from '../core/reading-store.ts'
import { numberPages } from '#platform/server/book/page-numbers.ts'
import { Blocks } from './blocks.ts'
import { drawFern } from '#platform/server/book/fern.ts'
import { INK, Typesetter } from '#platform/server/book/typesetter.ts'
import { BOOK_WORDS, dayHeading, monthHeading, type BookWords } from './words.ts'

const FAINT = '#7a776d'
const MOODS = ['', '#5b6b8c', '#6f8fa6', '#b9a44c', '#d08a3c', '#d9a62e']
const MARGIN = 50
const MONTHS_A_PAGE = 34
/** Pixels of the longer side of a printed picture: 300 dots an inch over the width of the page. */
const PRINT_SIDE = 1600
const MAX_PHOTO_HEIGHT = 300

export type BookRequest = { from: string; to: string; locale: 'en' | 'de' }

/** An entry with its attachments. */
export type BookEntry = { data: EntryData; attachments: StoredRecord<'attachment'>[] }

export type BookInput = {
  request: BookRequest
  person: Pick<Person, 'displayName' | 'zone' | 'dayStart'>
  names: Words
  months: { month: string; entries: number }[]
  now: Date
}

/** The source of a book's contents. */
export type BookSource = {
  /** The next entries in order; none when there are no more. */
  entries(): Promise<BookEntry[]>
  /** The bytes of a photo, or null when they are not there. */
  photo(id: string): Promise<Uint8Array | null>
}

/** Draws a book into a PDF document, page after page. */
export async function drawBook(
  { request, person, names, months, now }: BookInput,
  source: BookSource,
  doc: PDFKit.PDFDocument,
): Promise<void> {
  const words = BOOK_WORDS[request.locale]
  const setter = await Typesetter.open(doc)
  titlePage(setter, words, request, person, now)
  const width = doc.page.width - 2 * MARGIN
  const contentsAt = doc.bufferedPageRange().count
  for (let page = 0; page < Math.ceil(months.length / MONTHS_A_PAGE); page++) doc.addPage()
  const pages = new Map<string, number>()

  let day = ''
  let count = 0
  for (let page = await source.entries(); page.length > 0; page = await source.entries()) {
    for (const { data, attachments } of page) {
      const month = data.when.localDay.slice(0, 7)
      if (!pages.has(month)) {
        doc.addPage()
        pages.set(month, doc.bufferedPageRange().count)
        setter.paragraph([{ text: monthHeading(request.locale, month), face: 'display', colour: INK }], { x: MARGIN, width, size: 24 })
        doc.y += 12
      }
      if (data.when.localDay !== day) {
        day = data.when.localDay
        setter.need(90)
        doc.y += 8
        setter.paragraph([{ text: dayHeading(request.locale, day), face: 'text-bold', colour: FAINT }], { x: MARGIN, width, size: 9.5 })
        doc.y += 4
      }
      await drawEntry({ source, setter, names, width }, data, attachments)
      count++
    }
  }
  if (count === 0) {
    doc.addPage()
    setter.paragraph([{ text: words.empty, face: 'text' }], { x: MARGIN, width, size: 12 })
  }
  if (setter.missing.size > 0) {
    setter.need(60)
    doc.y += 20
    setter.paragraph([{ text: words.missing, face: 'text-italic', colour: FAINT }], { x: MARGIN, width, size: 9 })
  }
  drawContents(setter, words, request.locale, months, pages, contentsAt, width)
  numberPages(doc, words.page)
}

function titlePage(setter: Typesetter, words: BookWords, request: BookRequest, person: BookInput['person'], now: Date): void {
  const { doc } = setter
  doc.addPage()
  const { width, height } = doc.page
  drawFern(doc, width / 2 - 12, height * 0.52, height * 0.3)
  const centred = (text: string, face: 'display' | 'text', size: number, y: number, colour: string) => {
    const x = (width - setter.widthOf(text, face, size)) / 2
    doc.y = y
    setter.paragraph([{ text, face, colour }], { x: Math.max(MARGIN, x), width: width - 2 * MARGIN, size })
  }
  centred(words.title, 'display', 34, height * 0.58, INK)
  if (person.displayName) centred(person.displayName, 'text', 15, height * 0.65, INK)
  centred(words.from(request.from, request.to), 'text', 12, height * 0.69, FAINT)
  centred(words.made(localDayOf(now, person.zone, person.dayStart)), 'text', 9, height - MARGIN - 20, FAINT)
}

type Tools = { source: BookSource; setter: Typesetter; names: Words; width: number }

async function drawEntry(tools: Tools, entry: EntryData, attachments: readonly StoredRecord<'attachment'>[]): Promise<void> {
  const { setter, names, width } = tools
  const { doc } = setter
  setter.need(70)
  const about = lineAbout(entry, names)
  if (entry.mood) {
    doc
      .circle(MARGIN + 4, doc.y + 6.5, 4)
      .fillColor(MOODS[entry.mood.level]!)
      .fill()
  }
  const x = MARGIN + (entry.mood ? 14 : 0)
  setter.paragraph([{ text: about, face: 'text', colour: FAINT }], { x, width: width - (x - MARGIN), size: 9 })
  if (entry.title.trim()) {
    doc.y += 1
    setter.paragraph([{ text: entry.title, face: 'display' }], { x: MARGIN, width, size: 15 })
    doc.y += 3
  }
  const byId = new Map(attachments.map((attachment) => [attachment.id, attachment]))
  const drawn = new Set<string>()
  const photo = async (id: string) => {
    const attachment = byId.get(id)
    if (attachment?.data.kind !== 'photo' || attachment.data.state !== 'ready') return false
    drawn.add(id)
    return drawPhoto(tools, attachment)
  }
  const blocks = new Blocks(setter, photo, new Map(attachments.map(({ id, data }) => [id, data.name])))
  await blocks.draw(docOf(entry.body).content ?? [], { x: MARGIN, width })
  for (const { id } of attachments) if (!drawn.has(id) && entry.attachments.includes(id)) await photo(id)
  if (entry.tags.length > 0) {
    setter.paragraph([{ text: entry.tags.map((tag) => `#${tag.replaceAll(' ', '\u00a0')}`).join('  '), face: 'text', colour: FAINT }], {
      x: MARGIN,
      width,
      size: 8.5,
    })
  }
  doc.y += 16
}

function lineAbout({ when, mood, activities, place, weather, starred }: EntryData, names: Words): string {
  const { minutes } = wallClock(new Date(when.at), when.zone)
  const time = clockTime(minutes)
  const moodName = mood?.moodId ? names.moods.get(mood.moodId) : undefined
  const done = activities.flatMap((id) => names.activities.get(id) ?? [])
  const degrees = weather?.celsius === null || weather?.celsius === undefined ? undefined : `${Math.round(weather.celsius)} °C`
  return [starred ? `${time} ⭐` : time, moodName, place, degrees, done.length > 0 ? done.join(', ') : undefined]
    .filter(Boolean)
    .join('  ·  ')
}

async function drawPhoto({ source, setter, width }: Tools, { id, data }: StoredRecord<'attachment'>): Promise<boolean> {
  const bytes = await source.photo(id)
  if (!bytes) return false
  const { default: sharp } = await import('sharp')
  const printed = await sharp(bytes)
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!printed) return false
  const scale = Math.min(width / printed.info.width, MAX_PHOTO_HEIGHT / printed.info.height, 1)
  const [w, h] = [printed.info.width * scale, printed.info.height * scale]
  setter.need(h + 16)
  const { doc } = setter
  const y = doc.y + 4
  doc.image(printed.data, MARGIN, y, { width: w, height: h })
  doc.y = y + h + 6
  if (data.caption) setter.paragraph([{ text: data.caption, face: 'text-italic', colour: FAINT }], { x: MARGIN, width, size: 9 })
  doc.y += 4
  return true
}

function drawContents(
  setter: Typesetter,
  words: BookWords,
  locale: string,
  months: readonly { month: string; entries: number }[],
  pages: Map<string, number>,
  at: number,
  width: number,
): void {
  const { doc } = setter
  for (const [index, { month, entries }] of months.entries()) {
    if (index % MONTHS_A_PAGE === 0) {
      doc.switchToPage(at + index / MONTHS_A_PAGE)
      doc.y = MARGIN
      if (index === 0) setter.paragraph([{ text: words.contents, face: 'display' }], { x: MARGIN, width, size: 22 })
      doc.y = MARGIN + 44
    }
    const { y } = doc
    const number = words.page(pages.get(month) ?? 0)
    const right = (text: string, end: number, colour: string) => {
      doc.y = y
      const wide = setter.widthOf(text, 'text', 10.5)
      setter.paragraph([{ text, face: 'text', colour }], { x: end - wide, width: wide + 2, size: 10.5 })
    }
    setter.paragraph([{ text: monthHeading(locale, month), face: 'text' }], { x: MARGIN, width: width * 0.5, size: 10.5 })
    right(words.entries(entries), MARGIN + width - 44, FAINT)
    right(number, MARGIN + width, INK)
    doc.y = y + 18.5
  }
}
