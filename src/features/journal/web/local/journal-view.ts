import { DEFAULT_JOURNAL_ID } from '../../contract/records.ts'
import { homeOf } from '../../journals.ts'
import type { ChoiceStore, JournalChoice } from './choice.ts'
import type { RecordCache } from './record-cache.ts'
import type { Journals, JournalView } from './types.ts'

/** The person's journals, the one this tab shows, and the one for new entries. */
export class DeviceView implements JournalView {
  #cache: RecordCache
  #store: ChoiceStore
  #notify: () => void
  /** The choice of this tab; other tabs have their own. */
  #choice: JournalChoice | undefined

  constructor(cache: RecordCache, store: ChoiceStore, notify: () => void) {
    this.#cache = cache
    this.#store = store
    this.#notify = notify
    this.#choice = store.read()
  }

  readonly journals = (): Journals => this.#cache.journals()
  readonly isClosed = (journalId: string | undefined): boolean => this.#cache.isClosed(journalId)
  readonly isOpen = (): boolean => this.#cache.isOpen
  readonly chosen = (): string | null => {
    const chosen = this.#choice?.chosen
    return this.#cache.isUsable(chosen) ? chosen : null
  }
  readonly target = (): string => {
    const choices = [this.#choice?.lastChosen, DEFAULT_JOURNAL_ID, ...this.journals().keys()]
    return choices.find((id) => this.#cache.isUsable(id)) ?? DEFAULT_JOURNAL_ID
  }
  readonly homeOf = (journalId: string | undefined): string => homeOf(this.journals(), journalId)

  choose(id: string | null): void {
    this.#choice = { chosen: id, lastChosen: id ?? this.#choice?.lastChosen }
    this.#store.write(this.#choice)
    this.#notify()
  }

  setOpen(on: boolean): void {
    if (on === this.#cache.isOpen) return
    this.#cache.setOpen(on)
    this.#notify()
  }
}
