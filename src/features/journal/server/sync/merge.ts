import { isDeepStrictEqual } from 'node:util'
import { dayNumber } from '#platform/contract/dates.ts'
import { MAX_BODY, MAX_TITLE, type Conflict, type EntryData, type RecordDataOf, type RecordKind } from '../../contract/records.ts'
import { SET_FIELDS, TEXT_FIELDS, type Change } from '../../contract/sync.ts'
import { changedSet } from '../../changed-set.ts'
import { defaultsOf, NEEDED } from '../../record-defaults.ts'
import type { Envelope } from '../core/envelope.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import { journalReasons } from '../../reasons.en.ts'

/** The current state of a record, decrypted. `envelope` null: permanently erased. */
export type State = { kind: RecordKind; seq: number; updatedAt: Date; fieldSeqs: Record<string, number>; envelope: Envelope | null }

export type NewVersion = { id: string; at: Date; reason: 'edit' | 'conflict' | 'restore' | 'import'; device: string; data: EntryData }

/** The result of a change. `state` undefined: nothing changed. */
export type Outcome =
  | { status: 'refused'; problem: Reason }
  | { status: 'applied' | 'merged' | 'conflict'; state?: State; versions: NewVersion[]; copy?: RecordDataOf['template'] }

export type MergeContext = {
  /** The number this change will have. */
  seq: number
  now: Date
  /** The sign-in that the change comes from: changes of one device build on each other and never conflict. */
  session: string
  newId(): string
}

const SETS = new Set<string>(SET_FIELDS)
const TEXTS = new Set<string>(TEXT_FIELDS)
const MAX_CONFLICTS = 50
const MAX_IN_A_SET = 200
/** The range of days that calendars, the database and JavaScript all support, with a margin. */
const FIRST_DAY = '1000-01-01'
const LAST_DAY = '2999-12-31'
/** Edits of one device within this time belong to one version. */
const VERSION_EVERY_MS = 5 * 60_000
/** Deleting more than half of at least this many characters always saves a version: it may be an accident. */
const LARGE_CUT = 200

const NOT_HERE = journalReasons.change_not_here()
const ERASED = journalReasons.change_of_erased()

type Fields = Record<string, unknown>
type Edit = { field: string; value: unknown; was: unknown }

/**
 * Applies a change to the current record: fields that no other device changed since the change's base get their new value;
 * sets apply additions and removals; for fields that another device changed, see `ChangeMerger`.
 */
export function mergeChange(state: State | undefined, change: Change, context: MergeContext): Outcome {
  if (!state) return create(change, context)
  if (state.kind !== change.kind) return { status: 'refused', problem: NOT_HERE }
  if (!state.envelope) return change.erase ? { status: 'applied', versions: [] } : { status: 'refused', problem: ERASED }
  if (change.erase) return erase(state, state.envelope, change, context)
  return new ChangeMerger(state, state.envelope, change, context).outcome()
}

function create(change: Change, context: MergeContext): Outcome {
  const { patch } = change
  // Only a change that creates a record is accepted; one that expects an existing record is refused.
  if (change.base > 0 || change.erase || change.kind === 'attachment') return { status: 'refused', problem: NOT_HERE }
  if (NEEDED[change.kind].some((field) => (patch as Fields)[field] === undefined))
    return { status: 'refused', problem: journalReasons.change_incomplete() }
  const madeAt = Math.min(Date.parse(change.editedAt), context.now.getTime())
  const data = { ...defaultsOf(change.kind), ...(change.kind === 'entry' ? { createdAt: new Date(madeAt).toISOString() } : {}) }
  const envelope: Envelope = { data: data as Envelope['data'], writers: [], edits: {}, versionAt: context.now.getTime() }
  const state: State = { kind: change.kind, seq: 0, updatedAt: context.now, fieldSeqs: {}, envelope }
  return new ChangeMerger(state, envelope, change, context).outcome()
}

function erase(state: State, envelope: Envelope, change: Change, { seq, now, session }: MergeContext): Outcome {
  if (state.kind === 'settings') return { status: 'refused', problem: journalReasons.settings_stay() }
  if (state.kind === 'entry') {
    if (!(envelope.data as EntryData).trashedAt) return { status: 'refused', problem: journalReasons.only_from_trash() }
    if (Object.keys(state.fieldSeqs).some((field) => isFieldChangedElsewhere(state, envelope, field, change.base, session)))
      return {
        status: 'refused',
        problem: journalReasons.changed_elsewhere(),
      }
  }
  return { status: 'applied', versions: [], state: { kind: state.kind, seq, updatedAt: now, fieldSeqs: {}, envelope: null } }
}

/** Whether another device changed the field after the state that the person saw. */
function isFieldChangedElsewhere(state: State, envelope: Envelope, field: string, base: number, session: string): boolean {
  const writer = envelope.edits[field]?.[0]
  return (state.fieldSeqs[field] ?? 0) > base && writer !== undefined && envelope.writers[writer]?.[0] !== session
}

/** Merges one change into one record. */
class ChangeMerger {
  readonly state: State
  readonly envelope: Envelope
  readonly change: Change
  readonly context: MergeContext
  readonly editedAt: number
  readonly data: Fields
  readonly touched: string[] = []
  readonly versions: NewVersion[] = []
  readonly conflicts: Conflict[] = []
  /** Fields whose earlier value was replaced (`theirs`), and fields whose incoming value was rejected (`mine`). */
  readonly overridden: { mine: Edit[]; theirs: Edit[] } = { mine: [], theirs: [] }
  isRestoredFromTrash = false

  constructor(state: State, envelope: Envelope, change: Change, context: MergeContext) {
    this.state = state
    this.envelope = envelope
    this.change = change
    this.context = context
    this.editedAt = Math.min(Date.parse(change.editedAt), context.now.getTime())
    this.data = structuredClone(envelope.data) as Fields
  }

  outcome(): Outcome {
    const before = this.envelope.data as Fields
    this.setFields()
    this.changeSets()
    this.resolveConflicts()
    const problem = problemOf(this.state.kind, this.data)
    if (problem) return { status: 'refused', problem }
    const isConflict = this.overridden.mine.length + this.overridden.theirs.length > 0
    const isNew = this.state.seq === 0
    if (this.touched.length === 0 && !isConflict && !isNew) return { status: 'applied', versions: [] }

    let copy: RecordDataOf['template'] | undefined
    if (this.state.kind === 'entry') this.addVersions(before as EntryData)
    else if (this.state.kind === 'template') copy = this.copyOf(before as RecordDataOf['template'])
    const status = isConflict ? 'conflict' : this.hasOtherFieldsChanged() || this.isRestoredFromTrash ? 'merged' : 'applied'
    return { status, versions: this.versions, state: this.next(), ...(copy ? { copy } : {}) }
  }

  private isChangedElsewhere(field: string): boolean {
    return isFieldChangedElsewhere(this.state, this.envelope, field, this.change.base, this.context.session)
  }

  private setFields(): void {
    const { patch } = this.change
    for (const [field, value] of Object.entries(patch as Fields)) {
      if (['add', 'remove', 'settle', 'trashed', 'restoredFrom'].includes(field) || SETS.has(field) || value === undefined) continue
      this.setField(field, value)
    }
    if (this.change.kind !== 'entry') return
    const { trashed } = this.change.patch
    const inTrash = this.data.trashedAt !== null
    if (trashed !== undefined && trashed !== inTrash) this.setField('trashedAt', trashed ? this.context.now.toISOString() : null)
    // The author did not know that the entry was in the trash, so the change restores it.
    else if (trashed === undefined && inTrash && this.isChangedElsewhere('trashedAt') && this.touched.length > 0) {
      this.write('trashedAt', null)
      this.isRestoredFromTrash = true
    }
  }

  private setField(field: string, value: unknown): void {
    const was = this.data[field]
    if (isDeepStrictEqual(was, value)) return
    const edit = { field, value, was }
    if (!this.isChangedElsewhere(field)) return this.write(field, value)
    const isText = TEXTS.has(field) && this.state.kind === 'entry'
    if (isText || this.editedAt >= (this.envelope.edits[field]?.[1] ?? 0)) {
      this.overridden.theirs.push(edit)
      this.write(field, value)
    } else this.overridden.mine.push(edit)
  }

  private write(field: string, value: unknown): void {
    this.data[field] = value
    this.touched.push(field)
  }

  private changeSets(): void {
    const { add = {}, remove = {} } = this.change.patch as { add?: Record<string, string[]>; remove?: Record<string, string[]> }
    for (const field of SETS) {
      const was = this.data[field] as string[] | undefined
      if (!was || !(add[field] || remove[field])) continue
      const next = changedSet(field, was, add[field], remove[field])
      if (!isDeepStrictEqual(was, next)) this.write(field, next)
    }
  }

  private resolveConflicts(): void {
    if (this.change.kind !== 'entry' || !this.change.patch.settle) return
    const seen = new Set(this.change.patch.settle)
    const was = this.data.conflicts as Conflict[]
    const left = was.filter(({ versionId }) => !seen.has(versionId))
    if (left.length < was.length) this.write('conflicts', left)
  }

  private hasOtherFieldsChanged(): boolean {
    return Object.keys(this.state.fieldSeqs).some((field) => this.isChangedElsewhere(field))
  }

  private addVersions(before: EntryData): void {
    const { theirs, mine } = this.overridden
    if (theirs.length > 0) {
      const [writer, at] = this.envelope.edits[theirs[0]!.field]!
      this.addVersion('conflict', before, new Date(at), this.envelope.writers[writer]![1], theirs)
    } else if (this.isWorthKeeping(before)) {
      const [writer, at] = this.envelope.edits.body ?? this.envelope.edits.title ?? [0, this.state.updatedAt.getTime()]
      const { patch } = this.change
      const reason = this.context.session === 'import' ? 'import' : 'restoredFrom' in patch && patch.restoredFrom ? 'restore' : 'edit'
      this.addVersion(reason, before, new Date(at), this.envelope.writers[writer]?.[1] ?? '', [])
    }
    if (mine.length > 0) {
      const lost = Object.fromEntries(mine.map(({ field, value }) => [field, value]))
      this.addVersion('conflict', { ...before, ...lost }, new Date(this.editedAt), this.change.device, mine)
    }
    if (this.conflicts.length > 0) this.data.conflicts = [...(this.data.conflicts as Conflict[]), ...this.conflicts].slice(-MAX_CONFLICTS)
  }

  /** Whether the overwritten text must be saved as a version. */
  private isWorthKeeping(before: EntryData): boolean {
    const texts = this.touched.filter((field) => TEXTS.has(field))
    if (texts.length === 0 || (before.title.trim() === '' && before.body.trim() === '')) return false
    if ('restoredFrom' in this.change.patch && this.change.patch.restoredFrom) return true
    if (this.context.now.getTime() - this.envelope.versionAt >= VERSION_EVERY_MS) return true
    if (before.body.length >= LARGE_CUT && String(this.data.body).length * 2 < before.body.length) return true
    return texts.some((field) => {
      const writer = this.envelope.edits[field]?.[0]
      return writer !== undefined && this.envelope.writers[writer]?.[0] !== this.context.session
    })
  }

  private addVersion(reason: NewVersion['reason'], data: EntryData, at: Date, device: string, edits: Edit[]): void {
    const id = this.context.newId()
    this.versions.push({ id, at, reason, device, data })
    if (edits.length > 0) this.conflicts.push({ versionId: id, fields: edits.map(({ field }) => field), device, at: at.toISOString() })
  }

  /** Templates have no versions: the replaced text becomes a template of its own. */
  private copyOf(before: RecordDataOf['template']): RecordDataOf['template'] | undefined {
    const isText = ({ field }: Edit) => ['name', 'title', 'body'].includes(field)
    const { mine, theirs } = this.overridden
    const lost = theirs.some(isText)
      ? before
      : mine.some(isText)
        ? { ...before, ...(this.change.patch as Partial<typeof before>) }
        : undefined
    return lost && { ...lost, name: `${lost.name.slice(0, 74)} (2)` }
  }

  private next(): State {
    const { seq, now, session } = this.context
    const writers = [...this.envelope.writers]
    let writer = writers.findIndex(([known]) => known === session)
    if (writer === -1) writer = writers.push([session, this.change.device]) - 1
    else writers[writer] = [session, this.change.device]
    const edits = { ...this.envelope.edits }
    const fieldSeqs = { ...this.state.fieldSeqs }
    for (const field of this.touched) {
      edits[field] = [writer, this.editedAt]
      fieldSeqs[field] = seq
    }
    const versionAt = this.versions.length > 0 ? now.getTime() : this.envelope.versionAt
    const envelope = {
      ...this.envelope,
      ...withoutUnusedWriters(writers, edits),
      versionAt,
      data: this.data as unknown as Envelope['data'],
    }
    return { kind: this.state.kind, seq, updatedAt: now, fieldSeqs, envelope }
  }
}

/** Removes writers without a current edit. */
function withoutUnusedWriters(writers: Envelope['writers'], edits: Envelope['edits']): Pick<Envelope, 'writers' | 'edits'> {
  const used = [...new Set(Object.values(edits).map(([writer]) => writer))]
  const place = new Map(used.map((writer, index) => [writer, index]))
  return {
    writers: used.map((writer) => writers[writer]!),
    edits: Object.fromEntries(Object.entries(edits).map(([field, [writer, at]]) => [field, [place.get(writer)!, at]])),
  }
}

/** The problem of a record, as a reason, or undefined. Run it on the merged record, because some problems arise only then. */
export function problemOf(kind: RecordKind, data: object): Reason | undefined {
  if (kind === 'entry') return entryProblem(data as EntryData)
  if (kind === 'settings' && (data as RecordDataOf['settings']).hardTags.length > MAX_IN_A_SET)
    return journalReasons.hard_tags_too_many({ most: MAX_IN_A_SET })
  if (kind === 'hardRange') {
    const { from, to } = data as RecordDataOf['hardRange']
    if (!isDay(from) || !isDay(to)) return journalReasons.days_outside({ from: FIRST_DAY, to: LAST_DAY })
    if (from > to) return journalReasons.range_backwards()
  }
  return undefined
}

const isDay = (day: string) => day >= FIRST_DAY && day <= LAST_DAY

function entryProblem(entry: EntryData): Reason | undefined {
  if (entry.body.length > MAX_BODY) return journalReasons.body_too_long({ most: MAX_BODY, length: entry.body.length })
  if (entry.title.length > MAX_TITLE) return journalReasons.title_too_long({ most: MAX_TITLE, length: entry.title.length })
  if ((entry.place?.length ?? 0) > 200) return journalReasons.place_too_long({ most: 200 })
  const { at, localDay } = entry.when
  const instant = new Date(at)
  if (!isDay(localDay) || Number.isNaN(instant.getTime()) || !isDay(instant.toISOString().slice(0, 10)))
    return journalReasons.date_outside({ from: FIRST_DAY, to: LAST_DAY })
  // A day boundary and a zone shift a day by one each; a larger distance would put an entry where nobody finds it.
  if (Math.abs(dayNumber(localDay) - instant.getTime() / 86_400_000) > 3) return journalReasons.day_not_of_time()
  for (const field of ['tags', 'activities', 'feelings', 'attachments'] as const) {
    if (entry[field].length > MAX_IN_A_SET) return journalReasons[`${field}_too_many`]({ most: MAX_IN_A_SET })
  }
  return undefined
}
