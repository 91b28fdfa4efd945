import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { RecordKind, SettingsData } from '../../contract/records.ts'
import { DEFAULT_JOURNAL_ID, SETTINGS_ID } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { homeOf } from '../../journals.ts'
import { blankSettings } from '../../record-defaults.ts'
import { journalOf } from './journal-of.ts'
import type { ChangeOptions, EntryHead, JournalStore, LocalRecord, PatchOf, SaveState, SyncStatus } from './types.ts'

/** The signed-in person's journal on this device. The same object on every call. */
export function useJournal(): JournalStore {
  return journalOf(useUser().id)
}

/** All entries, newest day first, trash left out. */
export function useHeads(): readonly EntryHead[] {
  const journal = useJournal()
  return useSyncExternalStore(journal.subscribe, journal.heads)
}

/** Whether the person has more than the default journal; otherwise the UI does not mention journals. */
export function useSeveralJournals(): boolean {
  const journal = useJournal()
  return useSyncExternalStore(journal.subscribe, () =>
    [...journal.view.journals()].some(([id, { into }]) => id !== DEFAULT_JOURNAL_ID && !into),
  )
}

/** The shown journal; null: all. */
export function useChosenJournal(): string | null {
  const { view, subscribe } = useJournal()
  return useSyncExternalStore(subscribe, view.chosen)
}

/** Filters entries to the shown journal. */
export function useOfChosen(heads: readonly EntryHead[]): readonly EntryHead[] {
  const { view, subscribe } = useJournal()
  const chosen = useChosenJournal()
  const journals = useSyncExternalStore(subscribe, view.journals)
  return useMemo(
    () => (chosen === null ? heads : heads.filter(({ journalId }) => homeOf(journals, journalId) === chosen)),
    [heads, chosen, journals],
  )
}

/** Query parameters that restrict a server's answer to the journals that this device shows. */
export function useJournalQuery(): { journal?: string; locked?: '1' } {
  const { view, subscribe } = useJournal()
  const journal = useChosenJournal()
  const isOpen = useSyncExternalStore(subscribe, () => view.isOpen() && view.journals().size > 0)
  return useMemo(() => ({ ...(journal && { journal }), ...(isOpen && { locked: '1' as const }) }), [journal, isOpen])
}

/** Entries in the trash, newest day first. */
export function useTrash(): readonly EntryHead[] {
  const journal = useJournal()
  return useSyncExternalStore(journal.subscribe, journal.trash)
}

/** Whether the device's data has been read; before that, empty lists mean nothing. */
export function useJournalReady(): boolean {
  const journal = useJournal()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let on = true
    void journal.ready.then(() => on && setReady(true))
    return () => {
      on = false
    }
  }, [journal])
  return ready
}

/** One entry, updated on changes. `absent` with `unreachable`: it is not on this device, and the server cannot be reached. */
export function useEntry(id: string): EntryState {
  const journal = useJournal()
  const watch = useMemo(() => watchEntry(journal, id), [journal, id])
  return useSyncExternalStore(watch.subscribe, watch.get, () => LOADING_ENTRY)
}

/** Changes one entry. Rejects when the device cannot store it. */
export type SaveEntry = (patch: EntryPatch, options?: ChangeOptions) => Promise<void>

/** Saves changes of an entry. With `first`, the entry does not exist yet: the first change creates it with these fields. */
export function useSaveEntry(id: string, first: EntryPatch | undefined): SaveEntry {
  const journal = useJournal()
  const firstOnce = useRef(first)
  return useMemo(() => entrySaver(journal, id, firstOnce.current), [journal, id])
}

/** The same outside of React. */
export function entrySaver(journal: JournalStore, id: string, first?: EntryPatch): SaveEntry {
  let begins = first
  return async (patch, options) => {
    const whole = begins ? { ...begins, ...patch } : patch
    const before = begins
    begins = undefined
    try {
      await journal.change('entry', id, whole, options)
    } catch (error) {
      begins = before
      throw error
    }
  }
}

/** All records of a small kind, by order then name; archived ones included. */
export function useRecords<K extends Exclude<RecordKind, 'entry'>>(kind: K): readonly LocalRecord<K>[] {
  const journal = useJournal()
  return useSyncExternalStore(
    journal.subscribe,
    useCallback(() => journal.all(kind), [journal, kind]),
  )
}

/** The journal's settings (defaults until the person changes them), and a function to change them. */
export function useJournalSettings(): { settings: SettingsData; change(patch: PatchOf<'settings'>): Promise<void> } {
  const journal = useJournal()
  const settings = useRecords('settings')[0]?.data ?? blankSettings
  return useMemo(
    () => ({ settings, change: (patch: PatchOf<'settings'>) => journal.change('settings', SETTINGS_ID, patch) }),
    [journal, settings],
  )
}

/** Whether this device keeps everything; it can change while the page is open. */
export function useKeepsEverything(): boolean {
  const journal = useJournal()
  return useSyncExternalStore(journal.subscribe, () => journal.keepsEverything())
}

export function useSyncStatus(): SyncStatus {
  const journal = useJournal()
  return useSyncExternalStore(journal.subscribe, journal.status)
}

export function useSaveState(id: string): SaveState {
  const journal = useJournal()
  return useSyncExternalStore(
    journal.subscribe,
    useCallback(() => journal.saveState(id), [journal, id]),
  )
}

/** The address of an attachment; undefined while it is being resolved, null when it is not available now. */
export function useAttachmentUrl(id: string, size: 'full' | 'thumb'): string | null | undefined {
  const journal = useJournal()
  const revision = useSyncExternalStore(
    journal.subscribe,
    useCallback(() => journal.revision(id), [journal, id]),
  )
  const [found, setFound] = useState<{ of: string; url: string | undefined }>()
  const key = `${id} ${size}`
  useEffect(() => {
    let on = true
    void journal.attachmentUrl(id, size).then((url) => on && setFound({ of: key, url }))
    return () => {
      on = false
    }
  }, [journal, id, size, key, revision])
  return found?.of === key ? (found.url ?? null) : undefined
}

export type EntryState =
  | { status: 'loading' | 'absent'; record: undefined; unreachable: boolean }
  | { status: 'ready'; record: LocalRecord<'entry'>; unreachable: boolean }

const LOADING_ENTRY: EntryState = { status: 'loading', record: undefined, unreachable: false }
const ABSENT: EntryState = { status: 'absent', record: undefined, unreachable: false }
/** Not on this device, and the server cannot be asked. */
const UNREACHABLE: EntryState = { status: 'absent', record: undefined, unreachable: true }

/** Watches one entry: reads it again after each change, and returns the same object until then. */
function watchEntry(store: JournalStore, id: string): { get(): EntryState; subscribe(listener: () => void): () => void } {
  let state = LOADING_ENTRY
  let seen = -1
  let turn = 0
  const listeners = createListeners()

  const look = async () => {
    const revision = store.revision(id)
    if (revision === seen) return
    seen = revision
    const mine = ++turn
    const next = await store.entry(id).then(
      (record): EntryState => (record ? { status: 'ready', record, unreachable: false } : ABSENT),
      () => UNREACHABLE,
    )
    // A later read has newer data.
    if (mine !== turn) return
    state = next
    listeners.notify()
  }

  return {
    get: () => state,
    subscribe(listener) {
      const stops = [listeners.subscribe(listener), store.subscribe(() => void look())]
      void store.ready.then(look)
      return () => stops.forEach((stop) => stop())
    },
  }
}
