import { DEFAULT_JOURNAL_ID } from '../../contract/records.ts'
import { homeOf } from '../../journals.ts'
import type { Meta } from './local-db.ts'
import type { RecordCache } from './record-cache.ts'
import type { Journals, JournalView, PatchOf } from './types.ts'

/** Which journals there are, and which of them this device looks at and writes into. */
export class DeviceView implements JournalView {
  #cache: RecordCache
  #save: (meta: Partial<Meta>) => void
  #meta: Pick<Meta, 'chosen' | 'lastChosen'> = {}

  /** `save` keeps it on the device, and tells whoever listens. */
  constructor(cache: RecordCache, save: (meta: Partial<Meta>) => void) {
    this.#cache = cache
    this.#save = save
  }

  /** What the device had kept. */
  load(meta: Meta): void {
    this.#meta = meta
  }

  readonly journals = (): Journals => this.#cache.journals()
  readonly isClosed = (journalId: string | undefined): boolean => this.#cache.isClosed(journalId)
  readonly isOpen = (): boolean => this.#cache.isOpen
  readonly chosen = (): string | null => {
    const { chosen } = this.#meta
    return this.#cache.isUsable(chosen) ? chosen : null
  }
  readonly target = (): string => {
    const choices = [this.#meta.lastChosen, DEFAULT_JOURNAL_ID, ...this.journals().keys()]
    return choices.find((id) => this.#cache.isUsable(id)) ?? DEFAULT_JOURNAL_ID
  }
  readonly homeOf = (journalId: string | undefined): string => homeOf(this.journals(), journalId)

  choose(id: string | null): void {
    const meta = { chosen: id, ...(id === null ? {} : { lastChosen: id }) }
    this.#meta = { ...this.#meta, ...meta }
    this.#save(meta)
  }

  setOpen(on: boolean): void {
    if (on === this.#cache.isOpen) return
    this.#cache.setOpen(on)
    this.#save({})
  }

  /** A new entry goes to the journal that was chosen last; where that is everybody's first, nothing need be said. */
  placed<P>(kind: string, id: string, patch: P): P {
    if (kind !== 'entry' || !(patch as PatchOf<'entry'>).when || this.#cache.isKnown(id)) return patch
    const journalId = this.target()
    return journalId === DEFAULT_JOURNAL_ID ? patch : { journalId, ...patch }
  }
}
