import type { ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import { MAX_REPORT_ITEMS, type ImportProblem, type ImportReport, type ImportSource } from '../../contract/transfer.ts'
import { DEFAULT_JOURNAL_ID, type JournalData } from '../../contract/records.ts'
import { homeOf } from '../../journals.ts'
import { entryOf, isProblem } from '../../transfer/entry-of.ts'
import { levelOfName } from '../../transfer/names.ts'
import type { Draft, DraftRecord, Item } from '../../transfer/source.ts'
import { plainText, wordsIn } from '../../search/plain-text.ts'
import { idStatusOf } from '../core/reading-store.ts'
import { problemOf } from '../sync/merge.ts'
import { identitiesOf, isTwinOf } from './identity.ts'
import { moodKey, ownMoodLevels } from './own-mood-levels.ts'
import { openSource } from './source-of.ts'

const AT_ONCE = 500
const MAX_SAMPLE = 50
const MAX_MOODS = 200

/** Reads everything in an upload without writing anything. */
export async function planImport(run: ImportRun): Promise<ImportPlan> {
  const { app, key, row, signal } = run
  const source = await openSource(run)
  try {
    const sizes = new Map(source.files.map(({ path, bytes }) => [path, bytes]))
    const tally = new Tally(row.words.zone, source.source, sizes, await ownMoodLevels(app.db, key, row.userId), app.clock.now())
    for (const path of source.badPaths) tally.problem({ code: 'bad_path', item: path })
    let total = 0
    let waiting: Item[] = []
    const look = async () => {
      signal.throwIfAborted()
      const seen = await lookedUp(run, source.source, waiting)
      for (const item of waiting) tally.add(item, seen.get(item))
      waiting = []
    }
    for await (const item of source.items()) {
      total++
      if (waiting.length >= AT_ONCE && !isTwinOf(item, waiting.at(-1))) await look()
      waiting.push(item)
    }
    await look()
    return { source: source.source, total, report: tally.report(await source.encoding()) }
  } finally {
    source.close()
  }
}

/** Which of these items exist already: entries by their source id, records of our own exports by their ids. */
async function lookedUp(run: ImportRun, source: ImportSource, items: readonly Item[]): Promise<Map<Item, Seen>> {
  const drafts = items.filter((item) => item.type === 'entry')
  const records = items.filter((item) => item.type === 'record')
  const identities = await identitiesOf(run, source, drafts)
  const statuses = await idStatusOf(
    run.app.db,
    run.row.userId,
    records.map(({ id }) => id),
  )
  return new Map<Item, Seen>([
    ...[...identities].map(([item, { digest, isKnown }]) => [item, { id: digest.toString('hex'), isKnown }] as const),
    ...records.map((item) => [item, { id: item.id, isKnown: statuses.get(item.id)?.isErased === false }] as const),
  ])
}

type Seen = { id: string; isKnown: boolean }

class Tally {
  /** Ids of all items seen so far, to skip duplicates within a file. */
  private readonly ids = new Set<string>()
  private readonly counts = { entries: 0, known: 0, files: 0 }
  private from: string | null = null
  private to: string | null = null
  private readonly names = { activities: new Set<string>(), tags: new Set<string>() }
  private readonly sample: ImportReport['sample'] = []
  private readonly problems: ImportProblem[] = []
  private readonly problemCounts: Record<string, number> = {}
  private readonly moods = new Map<string, { name: string; count: number; level: number | null }>()
  private needsZone = false
  private pinned = 0
  private readonly journals = new Map<string, { name: string; count: number }>()
  /** Journals of our own export, by id. */
  private readonly ownJournals = new Map<string, JournalData>()
  private readonly zone: string
  private readonly source: ImportSource
  private readonly sizes: Map<string, number>
  private readonly ownMoods: ReadonlyMap<string, number>
  private readonly now: Date

  constructor(zone: string, source: ImportSource, sizes: Map<string, number>, ownMoods: ReadonlyMap<string, number>, now: Date) {
    this.zone = zone
    this.source = source
    this.sizes = sizes
    this.ownMoods = ownMoods
    this.now = now
  }

  problem({ code, item }: ImportProblem): void {
    this.problemCounts[code] = (this.problemCounts[code] ?? 0) + 1
    if (this.problems.length < MAX_REPORT_ITEMS) this.problems.push({ code, item: item.slice(0, 200) })
  }

  /** `seen`: the identity of an entry or a record, and whether it exists already. */
  add(item: Item, seen: Seen | undefined): void {
    if (item.type === 'problem' || !seen) return item.type === 'problem' ? this.problem(item) : undefined
    if (this.ids.has(seen.id)) return this.problem({ code: 'duplicate', item: item.type === 'entry' ? item.label : item.kind })
    this.ids.add(seen.id)
    if (item.type === 'entry') this.addDraft(item, seen.isKnown)
    else this.addRecord(item, seen.isKnown)
  }

  private addDraft(draft: Draft, isKnown: boolean): void {
    const finished = entryOf(draft, this.source, this.zone, this.now)
    if (isProblem(finished)) return this.problem(finished)
    if (problemOf('entry', finished.data)) return this.problem({ code: 'too_long', item: draft.label })
    for (const found of finished.problems) this.problem(found)
    // U+FFFD marks a character that could not be decoded, here or in the source.
    if (`${draft.title}${draft.body}`.includes('\uFFFD')) this.problem({ code: 'lost_signs', item: draft.label })
    if (draft.pinned && !draft.starred && !isKnown) this.pinned++
    if (draft.when.zone === null) this.needsZone = true
    for (const { name } of finished.activities) this.names.activities.add(name.toLowerCase())
    if (finished.journal && !isKnown) this.journal(finished.journal)
    const level = this.moodOf(draft, isKnown)
    const files = finished.files.filter(({ path }) => this.fits(path))
    this.entry(finished.data, files.length, level, isKnown)
  }

  private journal(name: string): void {
    const key = name.toLowerCase()
    const seen = this.journals.get(key) ?? { name, count: 0 }
    if (this.journals.size < MAX_REPORT_ITEMS || this.journals.has(key)) this.journals.set(key, { ...seen, count: seen.count + 1 })
  }

  private fits(path: string): boolean {
    const size = this.sizes.get(path) ?? 0
    if (size > 0 && size <= MAX_ATTACHMENT_BYTES) return true
    this.problem({ code: size === 0 ? 'empty_file' : 'file_too_large', item: path })
    return false
  }

  /** The level of an entry's mood. Its name is added to the questions, unless the entry exists already. */
  private moodOf({ mood }: Draft, isKnown: boolean): number | null {
    if (!mood) return null
    const { name } = mood
    if (name === null) return mood.level
    const level = mood.level ?? this.ownMoods.get(moodKey(name)) ?? levelOfName(name)
    if (isKnown) return level
    const key = `${mood.level ?? ''} ${moodKey(name)}`
    const seen = this.moods.get(key) ?? { name: name.slice(0, 80), count: 0, level }
    if (this.moods.size < MAX_MOODS || this.moods.has(key)) this.moods.set(key, { ...seen, count: seen.count + 1 })
    return level
  }

  private addRecord(record: DraftRecord, isKnown: boolean): void {
    if (record.kind === 'journal') this.ownJournals.set(record.id, record.data)
    const home = record.kind === 'entry' && !isKnown ? homeOf(this.ownJournals, record.data.journalId) : DEFAULT_JOURNAL_ID
    if (home !== DEFAULT_JOURNAL_ID) this.journal(this.ownJournals.get(home)!.name)
    if (record.kind === 'entry') this.entry(record.data, record.data.attachments.length, record.data.mood?.level ?? null, isKnown)
    else if (record.kind === 'attachment' && record.path !== null) this.fits(record.path)
    else if (record.kind === 'activity') this.names.activities.add(record.data.name.toLowerCase())
  }

  private entry(
    data: { when: { localDay: string }; title: string; body: string; tags: readonly string[] },
    files: number,
    mood: number | null,
    isKnown: boolean,
  ): void {
    const day = data.when.localDay
    this.counts.entries++
    if (isKnown) this.counts.known++
    else this.counts.files += files
    if (this.from === null || day < this.from) this.from = day
    if (this.to === null || day > this.to) this.to = day
    for (const tag of data.tags) this.names.tags.add(tag.toLowerCase())
    if (this.sample.length < MAX_SAMPLE) {
      const words = wordsIn(data.title) + wordsIn(plainText(data.body))
      this.sample.push({ day, title: data.title || firstLine(data.body), words, files, mood, known: isKnown })
    }
  }

  report(encoding: ImportReport['encoding']): ImportReport {
    const { from, to, sample, problems, problemCounts, needsZone } = this
    const moods = [...this.moods.values()].toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0) || b.count - a.count)
    return {
      ...this.counts,
      from,
      to,
      sample,
      problems,
      problemCounts,
      needsZone,
      moods,
      activities: this.names.activities.size,
      tags: this.names.tags.size,
      encoding,
      pinned: this.pinned,
      journals: [...this.journals.values()].toSorted((a, b) => b.count - a.count),
      openMoods: [],
    }
  }
}

const firstLine = (body: string): string =>
  body
    .replace(/!?\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replace(/[#*_>\\`]/g, '')
    .trim()
    .split('\n', 1)[0]!
    .slice(0, 120)
