import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Begleiter',
  lead: 'Check-ins, die Menschen geschrieben haben, und Fragen, die Regeln aus deinen Einträgen beantworten. Keine KI, und nichts verlässt diesen Server.',
  leadWithModel:
    'Sprich mit einem Sprachmodell, oder nimm die Check-ins und Fragen darunter: Sie brauchen keines und bleiben auf diesem Server.',
  talks: {
    title: 'Wie geht es dir gerade?',
    groups: { heavy: 'Schwer', restless: 'Unruhig', ahead: 'Vor mir', light: 'Leicht' },
    hint: 'Nimm, was am besten passt. Du kannst jederzeit aufhören, und nichts wird gespeichert.',
    underWay: (title) => `Du warst mitten in „${title}“.`,
    resume: 'Weiter',
    drop: 'Verwerfen',
    byWord: 'Auf Zuruf: sag oder tippe, was geschehen soll',
  },
  ask: {
    title: 'Frag nach deinem Leben',
    label: 'Eine Frage, oder etwas zum Finden',
    placeholder: 'Was lief gut im Mai?',
    submit: 'Fragen',
    suggestions: 'Vorgeschlagene Fragen',
  },
  pressed: {
    feeling: 'Wann ging es mir zuletzt so?',
    lastMonth: 'Was lief letzten Monat gut?',
    best: 'Welche Tage waren diesen Monat meine besten?',
    helped: 'Was half an schlechten Tagen?',
    sleep: 'Wie habe ich vor dem Training geschlafen?',
    yearAgo: 'Was war vor einem Jahr?',
    habit: 'Wie läuft eine Gewohnheit?',
  },
  training: 'Training',
}
