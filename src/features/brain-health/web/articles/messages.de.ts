import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Etwas zum Lesen',
  lead: 'Über das Gehirn und was ihm guttut, in einfachen Worten. Jeder Artikel sagt, worauf er sich stützt.',
  back: 'Alle Artikel',
  minutes: (n) => (n === 1 ? 'eine Minute' : `${n} Minuten`),
  topics: { figures: 'Zahlen', body: 'Körper', days: 'Alltag', people: 'Menschen', mind: 'Kopf' },
  sources: 'Quellen',
  print: 'Drucken',
  note: 'Zum Lesen und Nachdenken. Es ersetzt kein Gespräch mit Fachleuten.',
  noneTitle: 'Diesen Artikel gibt es nicht',
  noneText: 'Vielleicht heißt er inzwischen anders.',
  failedTitle: 'Dieser Artikel ließ sich nicht laden',
  failedText: 'Wenn du ihn auf diesem Gerät einmal gelesen hast, öffnet er sich auch offline.',
  article: 'Ein Artikel',
}
