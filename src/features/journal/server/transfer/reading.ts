import type { App } from '#platform/server/app/app.ts'
import type { ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import { MAX_REPORT_ITEMS, type ImportProblem, type ImportReport, type ImportSource } from '../../contract/transfer.ts'
import { entryOf, isProblem } from '../../transfer/entry-of.ts'
import { levelOfName } from '../../transfer/names.ts'
import type { Draft, DraftRecord, Item } from '../../transfer/source.ts'
import { plainText, wordsIn } from '../../search/plain-text.ts'
import { idStatusOf } from '../core/reading-store.ts'
import { itemDigest, openSource } from './source-of.ts'
import { knownItems } from './store.ts'

const AT_ONCE = 500
const MAX_SAMPLE = 50
const MAX_MOODS = 200

/** Looks at everything in an upload and writes nothing. */
export async function planImport(run: ImportRun): Promise<ImportPlan> {
  const { app, key, row, signal } = run
  const source = await openSource(run, signal)
  try {
    const sizes = new Map(source.files.map(({ path, bytes }) => [path, bytes]))
    const tally = new Tally(row.words.zone, source.source, sizes, app.clock.now())
    for (const path of source.badPaths) tally.problem({ code: 'bad_path', item: path })
    let total = 0
    let waiting: Item[] = []
    const look = async () => {
      signal.throwIfAborted()
      const known = await knownOf(app, key, row.userId, source.source, waiting)
      for (const item of waiting) tally.add(item, known)
      waiting = []
    }
    for await (const item of source.items()) {
      total++
      waiting.push(item)
      if (waiting.length >= AT_ONCE) await look()
    }
    await look()
    return { source: source.source, total, report: tally.report() }
  } finally {
    source.close()
  }
}

/** Source ids (of entries) and record ids (of our own exports) that are here already. */
async function knownOf(app: App, key: PersonKey, userId: string, source: ImportSource, items: readonly Item[]): Promise<Set<string>> {
  const drafts = items.filter((item) => item.type === 'entry')
  const digests = new Map(drafts.map(({ sourceId }) => [itemDigest(key, source, 'entry', sourceId).toString('hex'), sourceId]))
  const found = await knownItems(
    app.db,
    userId,
    [...digests.keys()].map((hex) => Buffer.from(hex, 'hex')),
  )
  const records = items.filter((item) => item.type === 'record').map(({ id }) => id)
  const standings = await idStatusOf(app.db, userId, records)
  return new Set([
    ...[...found.keys()].map((hex) => digests.get(hex)!),
    ...[...standings].filter(([, { isErased }]) => !isErased).map(([id]) => id),
  ])
}

class Tally {
  private readonly counts = { entries: 0, known: 0, files: 0 }
  private from: string | null = null
  private to: string | null = null
  private readonly names = { activities: new Set<string>(), tags: new Set<string>() }
  private readonly sample: ImportReport['sample'] = []
  private readonly problems: ImportProblem[] = []
  private readonly problemCounts: Record<string, number> = {}
  private readonly moods = new Map<string, { name: string; count: number; level: number | null }>()
  private needsZone = false
  private readonly zone: string
  private readonly source: ImportSource
  private readonly sizes: Map<string, number>
  private readonly now: Date

  constructor(zone: string, source: ImportSource, sizes: Map<string, number>, now: Date) {
    this.zone = zone
    this.source = source
    this.sizes = sizes
    this.now = now
  }

  problem({ code, item }: ImportProblem): void {
    this.problemCounts[code] = (this.problemCounts[code] ?? 0) + 1
    if (this.problems.length < MAX_REPORT_ITEMS) this.problems.push({ code, item: item.slice(0, 200) })
  }

  add(item: Item, known: Set<string>): void {
    if (item.type === 'problem') this.problem(item)
    else if (item.type === 'entry') this.addDraft(item, known.has(item.sourceId))
    else this.addRecord(item, known.has(item.id))
  }

  private addDraft(draft: Draft, isKnown: boolean): void {
    const finished = entryOf(draft, this.source, this.zone, this.now)
    if (isProblem(finished)) return this.problem(finished)
    for (const found of finished.problems) this.problem(found)
    if (draft.when.zone === null) this.needsZone = true
    for (const { name } of finished.activities) this.names.activities.add(name.toLowerCase())
    const level = this.moodOf(draft)
    const files = finished.files.filter(({ path }) => {
      const fits = (this.sizes.get(path) ?? 0) <= MAX_ATTACHMENT_BYTES
      if (!fits) this.problem({ code: 'file_too_large', item: path })
      return fits
    })
    this.entry(finished.data, files.length, level, isKnown)
  }

  private moodOf({ mood }: Draft): number | null {
    if (!mood) return null
    const { name } = mood
    if (name === null) return mood.level
    const key = `${mood.level ?? ''} ${name.toLowerCase()}`
    const seen = this.moods.get(key) ?? { name: name.slice(0, 80), count: 0, level: mood.level ?? levelOfName(name) }
    if (this.moods.size < MAX_MOODS || this.moods.has(key)) this.moods.set(key, { ...seen, count: seen.count + 1 })
    return seen.level
  }

  private addRecord(record: DraftRecord, isKnown: boolean): void {
    if (record.kind === 'entry') this.entry(record.data, record.data.attachments.length, record.data.mood?.level ?? null, isKnown)
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

  report(): ImportReport {
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
