import { SETTINGS_ID, type RecordDataOf, type RecordKind, type SettingsData } from '../../contract/records.ts'
import { defaultsOf } from '../../record-defaults.ts'

/** Settings before anything was chosen. One object, so that whoever compares sees no change. */
export const blankSettings = defaultsOf('settings') as SettingsData

/** What a new record is before its first patch, with something in place of what that patch must bring. `at`: its instant, ISO. */
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
