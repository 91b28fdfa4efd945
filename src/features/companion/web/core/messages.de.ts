import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Begleiter',
  lead: 'Kein Mensch und keine KI: Fragen, die jemand von Hand geschrieben hat, und Regeln, die in dem nachschauen, was du hier festhältst. Nichts davon verlässt diese Maschine.',
  talks: {
    title: 'Wie ist es gerade?',
    groups: { heavy: 'Schwer', restless: 'Unruhig', ahead: 'Vor mir', light: 'Leicht' },
    hint: 'Nimm, was am nächsten liegt. Du kannst jederzeit gehen, und nichts wird aufgehoben.',
    underWay: (title) => `Du warst mitten in „${title}“.`,
    resume: 'Weiter',
    drop: 'Lass es',
    byWord: 'Um etwas bitten, getippt oder gesprochen',
  },
  ask: {
    title: 'Frag dein eigenes Leben',
    label: 'Eine Frage, oder etwas zum Finden',
    placeholder: 'Was lief gut im Mai?',
    submit: 'Fragen',
    suggestions: 'Fragen zum Antippen',
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
