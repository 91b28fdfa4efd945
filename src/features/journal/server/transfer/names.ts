import type { Db } from '#platform/server/db/db.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { DEFAULT_JOURNAL_ID, JOURNAL_COLOURS, MAX_JOURNALS, type JournalData, type RecordDataOf } from '../../contract/records.ts'
import { defaultsOf } from '../../record-defaults.ts'
import { cleanName } from '../../transfer/names.ts'
import type { UnitOfWork } from '../sync/unit-of-work.ts'
import { putWhole, type WholeRecord } from '../sync/push.ts'
import { readAll } from '../core/reading-store.ts'

type NamedKind = 'activity' | 'group' | 'mood' | 'journal'
export type Created = { kind: NamedKind; id: string; name: string }

/** Lookup key of a named record, case-insensitive. Moods of the same name can exist in two levels. */
export function nameKey(kind: NamedKind, data: RecordDataOf[NamedKind]): string {
  return `${kind} ${'level' in data ? data.level : ''} ${data.name.trim().toLowerCase()}`
}

/** The person's activities, groups, moods and journals by name, so that an import creates each only once. */
export class Names {
  private readonly ids: Map<string, string>
  /** Created in the current transaction; valid only after its commit. */
  private readonly fresh = new Map<string, string>()
  private created: Created[] = []
  /** Number of journals, the default one included. */
  private journals: number

  private constructor(ids: Map<string, string>, journals: number) {
    this.ids = ids
    this.journals = journals
  }

  static async load(db: Db, key: PersonKey, userId: string): Promise<Names> {
    const ids = new Map<string, string>()
    let journals = 1
    for (const kind of ['group', 'activity', 'mood'] as const) {
      for await (const { id, data } of readAll(db, key, userId, kind)) {
        // A record in use outranks an archived one.
        const name = nameKey(kind, data)
        if (!ids.has(name) || !data.archived) ids.set(name, id)
      }
    }
    for await (const { id, data } of readAll(db, key, userId, 'journal')) {
      if (data.into !== null) continue
      if (id !== DEFAULT_JOURNAL_ID) journals++
      if (data.name !== '') ids.set(nameKey('journal', data), id)
    }
    return new Names(ids, journals)
  }

  idOf(kind: NamedKind, data: RecordDataOf[NamedKind]): string | undefined {
    const name = nameKey(kind, data)
    return this.fresh.get(name) ?? this.ids.get(name)
  }

  /** The id of the record of this name; creates the record when it is missing or was deleted. */
  async ensure(unit: UnitOfWork, record: Omit<WholeRecord<NamedKind>, 'id'>, id = uuidv7()): Promise<string> {
    const { kind, data } = record
    const known = this.idOf(kind, data)
    if (known) {
      await unit.load([known])
      if (unit.get(known)?.envelope) return known
    }
    putWhole(unit, [{ ...record, id } as WholeRecord])
    this.fresh.set(nameKey(kind, data), id)
    if (kind === 'journal') this.journals++
    this.created.push({ kind, id, name: nameKey(kind, data) })
    return id
  }

  async activity(unit: UnitOfWork, name: string, group: string | null): Promise<string | undefined> {
    const clean = cleanName(name)
    if (clean === '') return undefined
    const activity = { name: clean, icon: 'leaf', groupId: null, order: 1000, archived: false }
    if (this.idOf('activity', activity) || !group || cleanName(group) === '') return this.ensure(unit, { kind: 'activity', data: activity })
    const groupId = await this.ensure(unit, { kind: 'group', data: { name: cleanName(group), order: 1000, archived: false } })
    return this.ensure(unit, { kind: 'activity', data: { ...activity, groupId } })
  }

  async mood(unit: UnitOfWork, level: number, name: string): Promise<string | undefined> {
    const clean = cleanName(name)
    return clean === '' ? undefined : this.ensure(unit, { kind: 'mood', data: { level, name: clean, order: 1000, archived: false } })
  }

  /** Undefined when the limit of journals is reached, or the name is empty. */
  async journal(unit: UnitOfWork, name: string): Promise<string | undefined> {
    const clean = cleanName(name)
    const data = { ...(defaultsOf('journal') as JournalData), name: clean, order: 1000 + this.journals }
    if (clean === '' || (!this.canAddJournal && !this.idOf('journal', data))) return undefined
    return this.ensure(unit, { kind: 'journal', data: { ...data, colour: JOURNAL_COLOURS[this.journals % JOURNAL_COLOURS.length]! } })
  }

  get canAddJournal(): boolean {
    return this.journals < MAX_JOURNALS
  }

  /** Records created since the last commit or rollback. */
  takeCreated(): Created[] {
    const { created } = this
    this.created = []
    return created
  }

  committed(): void {
    for (const [name, id] of this.fresh) this.ids.set(name, id)
    this.fresh.clear()
  }

  rolledBack(): void {
    this.journals -= this.created.filter(({ kind }) => kind === 'journal').length
    this.fresh.clear()
    this.created = []
  }
}
