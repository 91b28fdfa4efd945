import { DEFAULT_JOURNAL_ID, SETTINGS_ID, type RecordDataOf, type RecordKind, type SettingsData } from './contract/records.ts'

// Default data of new records: the server creates records with it, and the device shows them with it until then.

const DEFAULTS: { [K in RecordKind]: Partial<RecordDataOf[K]> } = {
  entry: {
    journalId: DEFAULT_JOURNAL_ID,
    title: '',
    body: '',
    mood: null,
    feelings: [],
    activities: [],
    tags: [],
    place: null,
    weather: null,
    starred: false,
    hard: false,
    attachments: [],
    promptId: null,
    trashedAt: null,
    conflicts: [],
    source: null,
  },
  mood: { order: 0, archived: false },
  activity: { icon: 'leaf', groupId: null, order: 0, archived: false },
  group: { order: 0, archived: false },
  template: { title: '', body: '', order: 0, archived: false },
  journal: {
    name: '',
    colour: 'amber',
    icon: 'leaf',
    order: 0,
    archived: false,
    locked: false,
    promptThemes: null,
    template: null,
    into: null,
  },
  hardRange: { note: '', archived: false },
  attachment: { caption: '' },
  settings: { hardTags: [], lock: null, memories: true, prompts: true, promptsSeen: [] },
}

/** The default data of a record of this kind, without its required fields (`NEEDED`). */
export function defaultsOf<K extends RecordKind>(kind: K): Partial<RecordDataOf[K]> {
  return structuredClone(DEFAULTS[kind])
}

/** Required fields of a new record. */
export const NEEDED: { [K in RecordKind]: readonly string[] } = {
  entry: ['when'],
  mood: ['level', 'name'],
  activity: ['name'],
  group: ['name'],
  template: ['name'],
  journal: [],
  hardRange: ['from', 'to'],
  attachment: ['entryId', 'kind', 'state', 'name', 'mime', 'bytes', 'width', 'height', 'seconds'],
  settings: [],
}

/** Default settings. A single object, so that comparisons by identity see no change. */
export const blankSettings = defaultsOf('settings') as SettingsData

/** A new record before its first patch, with placeholders for required fields. `at`: its instant, ISO. */
export function blankOf<K extends RecordKind>(kind: K, at: string): RecordDataOf[K] {
  if (kind === 'settings') return blankSettings as RecordDataOf[K]
  return { ...defaultsOf(kind), ...(placeholders(at)[kind as Exclude<K, 'settings'>] as object) } as RecordDataOf[K]
}

function placeholders(at: string) {
  const day = at.slice(0, 10)
  return {
    entry: { when: { at, zone: 'UTC', localDay: day }, createdAt: at },
    mood: { level: 3, name: '' },
    activity: { name: '' },
    group: { name: '' },
    template: { name: '' },
    journal: {},
    hardRange: { from: day, to: day },
    attachment: {
      entryId: SETTINGS_ID,
      kind: 'file',
      state: 'pending',
      name: '',
      mime: 'application/octet-stream',
      bytes: 0,
      width: null,
      height: null,
      seconds: null,
    },
  } satisfies { [K in Exclude<RecordKind, 'settings'>]: Partial<RecordDataOf[K]> }
}
