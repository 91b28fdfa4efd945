import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  start: 'Beginnen',
  talk: 'Im Gespräch',
  why: 'Warum',
  example: 'Ein Beispiel zeigen',
  exampleOf: 'Ausgefüllt von einer erfundenen Person.',
  open: 'Noch offen',
  due: 'Wie war es?',
  history: 'Was du geschrieben hast',
  more: 'Mehr zeigen',
  patterns: 'Was sich zeigt',
  emptyTitle: 'Noch ist nichts hier',
  emptyText: 'Es dauert etwa zehn Minuten und geht auch offline. Was du schreibst, gehört nur dir.',
  howWasIt: 'Wie war es?',
  source: (source) => `Nach: ${source}`,
  change: (what, from, to, n) => `${what}: im Mittel von ${from} auf ${to}, ${n}-mal.`,
  often: (what, list) => `${what}: ${list}.`,
  nights: (asleep, efficiency, n) => `Im Mittel ${asleep} geschlafen, ${efficiency} der Zeit im Bett, über ${n} Nächte.`,
  noneTitle: 'Werkzeug nicht gefunden',
  noneText: 'Dieser Link führt zu einem Werkzeug, das es nicht gibt.',
  notHere: 'Dieser Eintrag ist nicht hier. Vielleicht wurde er gelöscht.',
}
