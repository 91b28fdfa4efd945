import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  lead: 'Eine Frage nach der anderen. Jede Antwort lässt sich ändern, und am Ende liest du alles noch einmal.',
  progress: (done, all) => `${done} von ${all} Fragen`,
  soFar: 'Bisher',
  skipped: 'übersprungen',
  change: 'Ändern',
  changeAnswer: (question) => `Ändern: ${question}`,
  skip: 'Überspringen',
  asForm: 'Als Formular',
  summary: 'Deine Zusammenfassung',
  summaryText: 'Lies sie noch einmal und ändere, was nicht passt. Gespeichert wird erst, wenn du auf „Speichern“ drückst.',
  title: 'Fragen in den Worten eines Sprachmodells',
  byRules: 'Diese Fragen stehen fest. Kein Mensch und keine KI liest mit.',
  byModel: (model) => `Fragen formuliert von ${model}, einer KI. Sie kann sich irren und ist keine Therapie.`,
  offer: 'Von einem Sprachmodell formulieren lassen',
  about: 'Was gesendet wird',
  wording: 'Die Frage wird formuliert …',
  unfit: 'Die Worte des Modells hielten sich nicht an die Regeln. Hier steht die Frage des Werkzeugs.',
  noWording: 'Das Modell hatte diesmal keine Frage. Hier steht die Frage des Werkzeugs.',
  unreachable: 'Das Modell ist nicht zu erreichen. Das Gespräch geht ohne es weiter.',
  limit: 'Die Antworten des Modells sind für heute verbraucht. Das Gespräch geht ohne es weiter.',
  deeper: 'Frag mich mehr dazu',
  add: 'Zur Antwort hinzufügen',
  consent: {
    what: 'Die Fragen eines Werkzeugs stehen fest, ihre Reihenfolge auch. Ein Programm, das Wörter zusammensetzt, kann jede Frage so formulieren, dass sie an deine letzte Antwort anschließt, und auf Wunsch noch einmal nachfragen. Es wertet, rät und diagnostiziert nicht; Worte, die das tun, werden nicht gezeigt. Irren kann es sich trotzdem.',
    sent: ['was du in diesem Gespräch bisher geantwortet hast', 'der Name des Werkzeugs und die Frage, die als Nächstes kommt'],
    notes: [
      'Nicht gesendet werden: dein Name, dein Tagebuch, andere Einträge, Fragebögen, dein Sicherheitsplan. Seine Worte werden nicht gespeichert, außer deine Antwort zitiert sie.',
      'Klingt eine Antwort nach einer Krise, wird nichts gesendet, und Hilfe erscheint.',
    ],
    withdrawText: 'Es wird nichts mehr gesendet. Das Gespräch geht mit seinen festen Fragen weiter.',
  },
}
