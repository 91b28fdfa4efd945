import type { Field, Words } from '../form/fields.ts'
import type { ProgrammeId, ToolKind } from '../kinds.ts'

/** A day of at most ten minutes: a text, an exercise for now, and a practice for the rest of the day. */
export type ProgrammeDay = {
  readonly title: Words
  readonly read: Words
  readonly exercise: Words
  /** The tool that the exercise uses. */
  readonly tool?: ToolKind
  readonly practice: Words
}

export type Programme = {
  readonly id: ProgrammeId
  /** Warning for people who should not do it, or not alone. */
  readonly caution: Words
  readonly days: readonly ProgrammeDay[]
  readonly sources: readonly string[]
}

/** A programme has at most four weeks. */
export const MAX_DAYS = 28
export const RUN_STATES = ['on', 'paused', 'ended'] as const

const dayOptions = Array.from({ length: MAX_DAYS }, (_, at) => {
  const value = String(at + 1)
  return { value, label: { en: value, de: value } }
})
const plain = (en: string, de: string): Words => ({ en, de })

/** Fields of a run of a programme: its days done and skipped, and notes. Starting a programme again is another run. */
export const runFields = (ids: readonly ProgrammeId[]): readonly Field[] => [
  {
    name: 'programme',
    kind: 'choice',
    label: plain('Programme', 'Programm'),
    options: ids.map((value) => ({ value, label: plain(value, value) })),
    isNeeded: true,
  },
  {
    name: 'state',
    kind: 'choice',
    label: plain('State', 'Stand'),
    options: RUN_STATES.map((value) => ({ value, label: plain(value, value) })),
    isNeeded: true,
  },
  { name: 'done', kind: 'choices', label: plain('Days done', 'Erledigte Tage'), options: dayOptions },
  { name: 'skipped', kind: 'choices', label: plain('Days skipped', 'Übersprungene Tage'), options: dayOptions },
  {
    name: 'notes',
    kind: 'rows',
    label: plain('Notes', 'Notizen'),
    most: MAX_DAYS,
    add: plain('Add a note', 'Notiz hinzufügen'),
    of: [
      { name: 'day', kind: 'number', label: plain('Day', 'Tag'), least: 1, most: MAX_DAYS, isNeeded: true },
      { name: 'note', kind: 'text', label: plain('Note', 'Notiz'), isNeeded: true },
    ],
  },
]
