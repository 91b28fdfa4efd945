import { SETTINGS_ID, type RecordDataOf, type RecordKind, type SettingsData } from '../../contract/records.ts'

/** Settings before anything was chosen. One object, so that whoever compares sees no change. */
export const blankSettings: SettingsData = { hardTags: [], lock: null, memories: true, prompts: true, promptsSeen: [] }

/** What a new record is before its first patch. `at`: the instant of that patch, ISO. */
export function blankOf<K extends RecordKind>(kind: K, at: string): RecordDataOf[K]
export function blankOf(kind: RecordKind, at: string): RecordDataOf[RecordKind] {
  switch (kind) {
    case 'entry':
      return {
        when: { at, zone: 'UTC', localDay: at.slice(0, 10) },
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
        createdAt: at,
        conflicts: [],
        source: null,
      }
    case 'mood':
      return { level: 3, name: '', order: 0, archived: false }
    case 'activity':
      return { name: '', icon: 'leaf', groupId: null, order: 0, archived: false }
    case 'group':
      return { name: '', order: 0, archived: false }
    case 'template':
      return { name: '', title: '', body: '', order: 0, archived: false }
    case 'hardRange':
      return { from: at.slice(0, 10), to: at.slice(0, 10), note: '', archived: false }
    case 'attachment':
      return {
        entryId: SETTINGS_ID,
        kind: 'file',
        state: 'pending',
        name: '',
        caption: '',
        mime: 'application/octet-stream',
        bytes: 0,
        width: null,
        height: null,
        seconds: null,
      }
    case 'settings':
      return blankSettings
  }
}
