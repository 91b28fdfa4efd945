import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Aufzeichnungen holen',
  lead: 'Was eine Uhr, ein Radcomputer oder eine andere App mitgeschrieben hat. Du siehst zuerst, was käme, und kannst es zurücknehmen.',
  bring: 'Deine Dateien',
  hint: 'GPX, TCX oder FIT, eine Datei, mehrere, oder ein Zip mit einem ganzen Ordner. Gelesen wird auf dieser Maschine und nirgends sonst; wo du warst, wird verschlüsselt aufbewahrt.',
  found: (n) => (n === 1 ? '1 Einheit gefunden.' : `${n} Einheiten gefunden.`),
  fresh: (n) => (n === 1 ? '1 davon ist neu.' : `${n} davon sind neu.`),
  nothing: 'Darin war keine Einheit zu finden.',
  allKnown: 'Du hast sie alle schon. Nichts würde doppelt.',
  cut: (n) =>
    n === 1 ? '1 Datei bricht mittendrin ab: Alles bis dahin kommt.' : `${n} Dateien brechen mittendrin ab: Alles bis dahin kommt.`,
  more: (n) => `und ${n} weitere`,
  kindless: (n) => (n === 1 ? 'Bei 1 Einheit sagt die Datei nicht, was es war' : `Bei ${n} Einheiten sagen die Dateien nicht, was es war`),
  kindlessHint: 'Du kannst jede später ändern.',
  table: 'Was gefunden wurde',
  columns: { when: 'Wann', what: 'Was', time: 'Zeit', distance: 'Strecke' },
  known: 'schon da',
  isCut: 'abgeschnitten',
  unsaid: 'nicht gesagt',
  unread: (n) => (n === 1 ? '1 Datei enthält keine Einheit' : `${n} Dateien enthalten keine Einheit`),
  problem: {
    unknown: 'sie ist nicht, was ihr Name sagt',
    no_times: 'sie hat eine Strecke, aber keine Zeiten: ein Plan, keine Aufzeichnung',
    empty: 'darin ist nichts aufgezeichnet',
    broken: 'sie ist beschädigt',
    too_large: 'sie ist größer als 60 MB',
  },
  came: (n) => (n === 1 ? '1 Einheit ist dazugekommen.' : `${n} Einheiten sind dazugekommen.`),
  sessions: (n) => (n === 1 ? '1 Einheit' : `${n} Einheiten`),
  stayed: (n) =>
    n === 1 ? '1 Einheit blieb, weil du sie seither geändert hast.' : `${n} Einheiten blieben, weil du sie seither geändert hast.`,
  toCardio: 'Zur Ausdauer',
  undoText: 'Einheiten dieses Imports gehen mit ihren Aufzeichnungen, außer denen, die du seither geändert hast.',
  failed: {
    unknown_format: 'Darin ist keine GPX-, TCX- oder FIT-Datei.',
    no_room: 'Du hast so viele Einheiten, wie es geben kann.',
  },
}
