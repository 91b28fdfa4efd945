import type { Step, Words } from '../form/fields.ts'
import type { NoteKind } from '../kinds.ts'

/** A note between two sessions; each kind has a form of one step. */
export type NoteForm = {
  readonly kind: NoteKind
  readonly title: Words
  readonly add: Words
  readonly headline: string
  readonly steps: readonly Step[]
}

const isDone = { en: 'Done', de: 'Erledigt' }
const YES = [{ value: 'yes', label: isDone }]

export const NOTE_FORMS: Readonly<Record<NoteKind, NoteForm>> = {
  agenda: {
    kind: 'agenda',
    title: { en: 'For the next session', de: 'Für die nächste Sitzung' },
    add: { en: 'Add a topic', de: 'Thema hinzufügen' },
    headline: 'what',
    steps: [
      {
        title: { en: 'A topic', de: 'Ein Thema' },
        fields: [
          { name: 'what', kind: 'text', label: { en: 'What I want to talk about', de: 'Worüber ich sprechen möchte' }, isNeeded: true },
          { name: 'state', kind: 'choices', label: { en: 'Talked about', de: 'Besprochen' }, options: YES },
        ],
      },
    ],
  },
  homework: {
    kind: 'homework',
    title: { en: 'Homework', de: 'Hausaufgaben' },
    add: { en: 'Add homework', de: 'Hausaufgabe hinzufügen' },
    headline: 'what',
    steps: [
      {
        title: { en: 'Homework', de: 'Hausaufgabe' },
        fields: [
          { name: 'what', kind: 'text', label: { en: 'What I agreed to do', de: 'Was ich mir vorgenommen habe' }, isNeeded: true },
          { name: 'due', kind: 'day', label: { en: 'Until', de: 'Bis' } },
          { name: 'how', kind: 'text', label: { en: 'How it went', de: 'Wie es ging' } },
          { name: 'state', kind: 'choices', label: { en: 'State', de: 'Stand' }, options: YES },
        ],
      },
    ],
  },
  note: {
    kind: 'note',
    title: { en: 'Notes', de: 'Notizen' },
    add: { en: 'Add a note', de: 'Notiz hinzufügen' },
    headline: 'what',
    steps: [
      {
        title: { en: 'A note', de: 'Eine Notiz' },
        fields: [{ name: 'what', kind: 'text', label: { en: 'What I want to remember', de: 'Was ich behalten möchte' }, isNeeded: true }],
      },
    ],
  },
  appointment: {
    kind: 'appointment',
    title: { en: 'Appointments', de: 'Termine' },
    add: { en: 'Add an appointment', de: 'Termin hinzufügen' },
    headline: 'with',
    steps: [
      {
        title: { en: 'An appointment', de: 'Ein Termin' },
        fields: [
          { name: 'with', kind: 'line', label: { en: 'With whom', de: 'Mit wem' }, isNeeded: true },
          { name: 'on', kind: 'day', label: { en: 'Day', de: 'Tag' }, isNeeded: true },
          { name: 'time', kind: 'time', label: { en: 'Time', de: 'Uhrzeit' } },
          { name: 'where', kind: 'line', label: { en: 'Where', de: 'Wo' } },
        ],
      },
    ],
  },
}
