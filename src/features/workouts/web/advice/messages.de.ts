import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Ein Sprachmodell fragen',
  hint: 'Was möchtest du über diesen Plan wissen?',
  ideas: {
    explain: 'Warum ist dieser Plan so, wie er ist?',
    change: 'Was würdest du ändern, und warum?',
    time: 'Ich habe gerade weniger Zeit. Was kann weg?',
  },
  ideasLabel: 'Ideen für eine Frage',
  ask: 'Fragen',
  stop: 'Anhalten',
  reading: 'Es liest deinen Plan und schreibt eine Antwort …',
  here: 'Die Antwort ist da.',
  stopped: 'Angehalten. Nichts wurde geändert.',
  badge: (model) => `Geschrieben von ${model}. Kann falsch sein und ist kein ärztlicher Rat.`,
  pain: 'Bei Schmerzen in der Brust oder wenn dir schwarz vor Augen wird: sofort aufhören und Hilfe holen.',
  proposals: 'Vorschläge',
  checked: 'Jeder Vorschlag wurde nach den Regeln geprüft, nach denen hier Pläne entstehen. Nichts geschieht, bis du ihn übernimmst.',
  refused: (count) =>
    plural(count, {
      one: 'Ein weiterer Vorschlag passte nicht zu diesen Regeln und wird nicht gezeigt.',
      other: `${count} weitere Vorschläge passten nicht zu diesen Regeln und werden nicht gezeigt.`,
    }),
  swap: (to, from) => `${to} statt ${from}`,
  sets: (exercise, to, from) => `${exercise}: ${to} statt ${from} Sätze`,
  reps: (exercise, to, from) => `${exercise}: ${to} statt ${from}`,
  rest: (exercise, to, from) => `${exercise}: ${to} Pause statt ${from}`,
  remove: (exercise) => `${exercise} weglassen`,
  add: (exercise) => `${exercise} dazunehmen`,
  shorter: 'Ein kürzerer Tag: etwa die halbe Zeit',
  harder: 'Ein härterer Tag: je ein Satz mehr bei den ersten beiden Übungen',
  seconds: (count) => `${count} s`,
  minutes: (before, after) => (before === after ? `${after} min` : `${before} → ${after} min`),
  saysWhy: (reason) => `Es sagt: ${reason}`,
  apply: 'Übernehmen',
  applied: 'Übernommen',
  undo: 'Rückgängig',
  unfit: 'Das passt nicht mehr zu deinem aktuellen Plan.',
  failed: 'Diesmal keine Antwort',
  offline: 'Du bist offline. Dein Plan funktioniert auch ohne Verbindung und ohne Modell.',
  about: 'Was geschickt wird, und deine Zustimmung',
  back: 'Zurück zur Frage',
  consent: {
    what: 'Dein Plan ist nach festen Regeln entstanden und nennt zu jeder Wahl den Grund. Daneben kann ein Programm, das Wörter zusammensetzt, ihn mit eigenen Worten erklären und Änderungen vorschlagen. Es weiß nichts sicher und kann sich irren. Jeder Vorschlag wird nach den Regeln geprüft, und du entscheidest.',
    sent: [
      'deine Frage',
      'die Übungen von bis zu sieben Tagen des Plans, mit Sätzen, Wiederholungen, Pausen und Reihenfolge',
      'wofür du trainierst, wie geübt du bist, wie viele Minuten du hast und welche Gelenke oder Belastungen geschont werden sollen',
      'welche Übungen dort, wo du trainierst, an ihre Stelle treten könnten',
    ],
    notes: [
      'Nicht geschickt werden: dein Name, Namen von Plänen und Tagen, Namen eigener Übungen, Notizen, Gewichte, deine Trainings, Messwerte oder irgendetwas sonst. Die Antwort wird nicht aufgehoben.',
    ],
    withdrawText: 'Es wird nichts mehr geschickt. Dein Plan bleibt, wie er ist.',
  },
}
