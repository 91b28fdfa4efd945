import type { Words } from '../form/fields.ts'
import type { ProgrammeId } from '../kinds.ts'

export type ProgrammeEntry = { readonly id: ProgrammeId; readonly title: Words; readonly line: Words; readonly days: number }

/** All programmes by name. Their content loads when one is opened. */
export const PROGRAMMES: readonly ProgrammeEntry[] = [
  {
    id: 'mood',
    title: { en: 'Low mood', de: 'Gedrückte Stimmung' },
    line: { en: 'Two weeks: doing a little, and looking twice at thoughts', de: 'Zwei Wochen: ein wenig tun und Gedanken zweimal ansehen' },
    days: 14,
  },
  {
    id: 'worry',
    title: { en: 'Worry', de: 'Sorgen' },
    line: {
      en: 'Two weeks: giving worries a place, and living with not knowing',
      de: 'Zwei Wochen: Sorgen einen Platz geben und mit Ungewissheit leben',
    },
    days: 14,
  },
  {
    id: 'sleep',
    title: { en: 'Sleep', de: 'Schlaf' },
    line: { en: 'Two weeks: what helps against lying awake', de: 'Zwei Wochen: was gegen das Wachliegen hilft' },
    days: 14,
  },
  {
    id: 'stress',
    title: { en: 'Stress', de: 'Stress' },
    line: { en: 'Two weeks: load, recovery, and what is yours to change', de: 'Zwei Wochen: Last, Erholung, und was du ändern kannst' },
    days: 14,
  },
]

export const programmeEntry = (id: string | undefined): ProgrammeEntry | undefined => PROGRAMMES.find((one) => one.id === id)
