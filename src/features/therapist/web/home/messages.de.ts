import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  safety: 'Für schwere Stunden',
  plan: 'Mein Sicherheitsplan',
  planThere: 'Deine sechs Schritte, auch offline',
  planNone: 'Noch nicht geschrieben; am besten an einem ruhigen Tag',
  tools: 'Werkzeuge',
  measures: 'Wie es geht',
  measure: {
    phq9: { title: 'PHQ-9', line: 'Gedrückte Stimmung: neun Fragen, höchstens alle zwei Wochen' },
    gad7: { title: 'GAD-7', line: 'Angst: sieben Fragen, höchstens alle zwei Wochen' },
  },
  programmes: 'Programme',
  together: 'Gemeinsam mit einer Therapeutin oder einem Therapeuten',
  between: { title: 'Zwischen den Sitzungen', line: 'Themen, Hausaufgaben, Notizen, Termine' },
  brief: { title: 'Bericht für meine Therapie', line: 'Auswählen, ansehen, drucken oder lesen lassen' },
  given: { title: 'Für mich freigegeben', line: 'Was andere dich lesen lassen' },
}
