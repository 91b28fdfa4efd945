import { DEFAULT_JOURNAL_ID, type RecordDataOf, type RecordKind } from './contract/records.ts'

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
