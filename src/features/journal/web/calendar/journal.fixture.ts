import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { DEFAULT_JOURNAL_ID, SETTINGS_ID, type EntryData, type RecordDataOf, type RecordKind } from '../../contract/records.ts'
import type { Change } from '../../contract/sync.ts'
import { homeOf } from '../../journals.ts'
import { headOf, newestFirst } from '../local/record-cache.ts'
import { applyChange } from '../local/queue.ts'
import { blankOf } from '../../record-defaults.ts'
import type { EntryHead, Journals, JournalStore, JournalView, LocalRecord } from '../local/types.ts'

type Row = { kind: RecordKind; data: RecordDataOf[RecordKind] }

export type Seed = readonly { kind: RecordKind; id: string; data: RecordDataOf[RecordKind] }[]

/** A journal in memory without a server, for tests and page previews. */
export function memoryJournal(seed: Seed = []) {
  const rows = new Map<string, Row>(seed.map(({ kind, id, data }) => [id, { kind, data }]))
  const listeners = createListeners()
  const changes: { kind: RecordKind; id: string; patch: unknown }[] = []
  const status = { state: 'idle', waiting: 0, refused: [], lastSyncedAt: Date.now(), loading: null, storage: 'device' } as const
  let keeps = true
  let failing = false
  let heads: readonly EntryHead[] | undefined
  let kinds = new Map<RecordKind, readonly LocalRecord<RecordKind>[]>()
  const changed = () => {
    heads = undefined
    kinds = new Map()
    listeners.notify()
  }
  const list = (): readonly EntryHead[] =>
    (heads ??= [...rows]
      .flatMap(([id, { kind, data }]) => (kind === 'entry' ? [headOf(id, 1, data as EntryData, false)] : []))
      .filter(({ trashedAt }) => trashedAt === null)
      .sort(newestFirst))
  const byOrder = (a: LocalRecord<RecordKind>, b: LocalRecord<RecordKind>) =>
    ((a.data as { order?: number }).order ?? 0) - ((b.data as { order?: number }).order ?? 0)
  const all = (kind: RecordKind) => {
    let found = kinds.get(kind)
    if (!found) {
      found = [...rows].flatMap(([id, row]) => (row.kind === kind ? [{ id, seq: 1, data: row.data, unsent: false }] : [])).sort(byOrder)
      kinds.set(kind, found)
    }
    return found
  }
  const store: Partial<JournalStore> = {
    ready: Promise.resolve(),
    heads: list,
    trash: () => [],
    all: all as JournalStore['all'],
    status: () => status,
    saveState: () => 'saved',
    revision: () => 0,
    keepsEverything: () => keeps,
    async setKeepsEverything(on) {
      keeps = on
      changed()
    },
    subscribe: listeners.subscribe,
    async change(kind, id, patch) {
      if (failing) throw new Error('no room')
      changes.push({ kind, id, patch })
      const now = new Date().toISOString()
      const made = { kind, changeId: id, recordId: id, base: 0, editedAt: now, device: 'test', patch } as unknown as Change
      rows.set(id, { kind, data: applyChange(rows.get(id)?.data ?? null, made)! })
      changed()
    },
    attachmentUrl: async () => undefined,
    mergeFromServer: async () => {},
    evict: async () => {},
    begin: () => {},
    view: plainView(() => all('journal') as readonly LocalRecord<'journal'>[], changed),
    sync: async () => {},
  }
  return {
    store: store as JournalStore,
    changes,
    rows,
    fail: (on: boolean) => {
      failing = on
    },
  }
}

/** A device's view of several journals, without a lock. */
function plainView(all: () => readonly LocalRecord<'journal'>[], changed: () => void): JournalView {
  let chosen: string | null = null
  let known: { of: readonly unknown[]; map: Journals } | undefined
  const journals = () => {
    const of = all()
    if (known?.of !== of) known = { of, map: new Map(of.map(({ id, data }) => [id, data])) }
    return known.map
  }
  return {
    journals,
    homeOf: (id) => homeOf(journals(), id),
    chosen: () => chosen,
    choose(id) {
      chosen = id
      changed()
    },
    target: () => chosen ?? DEFAULT_JOURNAL_ID,
    isClosed: () => false,
    isOpen: () => false,
    setOpen: () => {},
  }
}

const TITLES = ['A walk in the rain', 'Sunday with Mara', '', 'The long meeting', 'Bread', '', 'Letters', 'At the lake']
const BODIES = [
  'We walked down to the river and back, and the rain began when we were at the far end. Neither of us minded.',
  'Slept late. Coffee on the balcony, and then hours of nothing in particular, which was just right.',
  'Tired today. I said less than I wanted to, and more than I needed to.',
  'Found the old photographs in the drawer. The one with the boat is still my favourite.',
]

const idOf = (number: number) => `0190${String(number).padStart(4, '0')}-0000-7000-8000-${String(number).padStart(12, '0')}`

/** `years` of days up to `today`: most with a mood, two of five with words, some with photos and stars. The same every time. */
export function seededYears(today: LocalDay, years: number, perDay = 1): Seed {
  const found: { kind: RecordKind; id: string; data: RecordDataOf[RecordKind] }[] = [
    { kind: 'settings', id: SETTINGS_ID, data: blankOf('settings', `${today}T00:00:00Z`) },
  ]
  let state = 7
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  let number = 1
  for (let back = 0; back < years * 365; back++) {
    const day = addDays(today, -back)
    for (let entry = 0; entry < perDay; entry++) {
      if (random() < 0.13 && back > 0) continue
      const wave = 3.3 + 1.3 * Math.sin(back / 23) + 0.7 * Math.sin(back / 4)
      const level = Math.min(5, Math.max(1, Math.round(wave + (random() - 0.5) * 2.2)))
      const at = `${day}T${String(7 + Math.floor(random() * 13)).padStart(2, '0')}:24:00.000Z`
      const id = idOf(number++)
      const isWritten = random() < 0.45
      const attachments: string[] = []
      const data: EntryData = {
        ...blankOf('entry', at),
        when: { at, zone: 'Europe/Berlin', localDay: day },
        mood: random() < 0.94 ? { level, moodId: null } : null,
        title: isWritten ? TITLES[number % TITLES.length]! : '',
        body: isWritten ? BODIES[number % BODIES.length]! : '',
        starred: random() < 0.06,
        tags: random() < 0.1 ? ['garden'] : [],
        attachments,
      }
      if (isWritten && random() < 0.3) {
        const photo = idOf(500_000 + number)
        attachments.push(photo)
        found.push({ kind: 'attachment', id: photo, data: { ...blankOf('attachment', at), kind: 'photo', entryId: id } })
      }
      found.push({ kind: 'entry', id, data })
    }
  }
  return found
}
