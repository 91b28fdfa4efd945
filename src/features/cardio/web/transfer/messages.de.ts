import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Aufzeichnungen importieren',
  lead: 'Was eine Uhr, ein Radcomputer oder eine andere App aufgezeichnet hat, auch Apple Health und Google Fit im Ganzen. Du siehst zuerst eine Vorschau und kannst den Import rückgängig machen.',
  bring: 'Deine Dateien',
  hint: 'GPX, TCX oder FIT, eine Datei, mehrere, oder ein Zip mit einem ganzen Ordner. Oder der Export von Apple Health (das Zip, wie es ist, oder die Export.xml darin) oder Google Fit aus Takeout. Gelesen wird auf diesem Server und nirgends sonst; wo du warst, wird verschlüsselt gespeichert.',
  found: (n) => (n === 1 ? '1 Einheit gefunden.' : `${n} Einheiten gefunden.`),
  fresh: (n) => (n === 1 ? '1 davon ist neu.' : `${n} davon sind neu.`),
  nothing: 'In dieser Datei wurde keine Einheit gefunden.',
  allKnown: 'Du hast schon alle. Nichts wird doppelt hinzugefügt.',
  figures: (n) => (n === 1 ? '1 Messung gefunden.' : `${n} Messungen gefunden.`),
  freshFigures: (n) => (n === 1 ? '1 davon ist neu.' : `${n} davon sind neu.`),
  allFiguresKnown: 'Sie sind alle schon da.',
  between: (from, to) => `Vom ${from} bis zum ${to}.`,
  figureKinds: ({ weight, bodyFat, waist }) =>
    [weight > 0 && `${weight} mit Gewicht`, bodyFat > 0 && `${bodyFat} mit Körperfett`, waist > 0 && `${waist} mit Taille`]
      .filter(Boolean)
      .join(', '),
  refused: (n) =>
    n === 1
      ? '1 Messung liegt außerhalb des möglichen Bereichs und wird nicht importiert.'
      : `${n} Messungen liegen außerhalb des möglichen Bereichs und werden nicht importiert.`,
  unclear: (n) =>
    n === 1
      ? 'Bei 1 Eintrag lassen sich Wert, Einheit oder Zeit nicht lesen. Er wird nicht importiert.'
      : `Bei ${n} Einträgen lassen sich Wert, Einheit oder Zeit nicht lesen. Sie werden nicht importiert.`,
  left: (n) => `Noch nicht unterstützt und daher nicht importiert: ${n} Einträge`,
  moreKinds: (n) => (n === 1 ? 'und 1 weitere Art' : `und ${n} weitere Arten`),
  cut: (n) =>
    n === 1
      ? '1 Datei bricht mittendrin ab: Alles bis dahin wird importiert.'
      : `${n} Dateien brechen mittendrin ab: Alles bis dahin wird importiert.`,
  more: (n) => `und ${n} weitere`,
  kindless: (n) => (n === 1 ? 'Bei 1 Einheit sagt die Datei nicht, was es war' : `Bei ${n} Einheiten sagen die Dateien nicht, was es war`),
  kindlessHint: 'Du kannst jede später ändern.',
  table: 'In dieser Datei gefunden',
  columns: { when: 'Wann', what: 'Was', time: 'Zeit', distance: 'Strecke' },
  known: 'schon da',
  isCut: 'abgeschnitten',
  unsaid: 'unbekannt',
  unread: (n) => (n === 1 ? '1 Datei enthält keine Einheit' : `${n} Dateien enthalten keine Einheit`),
  problem: {
    unknown: 'sie ist nicht die Art Datei, die ihr Name sagt',
    no_times: 'sie hat eine Strecke, aber keine Zeiten: ein Plan, keine Aufzeichnung',
    empty: 'darin ist nichts aufgezeichnet',
    broken: 'sie ist beschädigt',
    too_large: 'sie ist größer als 60 MB',
  },
  came: (n) => (n === 1 ? '1 Einheit hinzugefügt.' : `${n} Einheiten hinzugefügt.`),
  cameFigures: (n) => (n === 1 ? '1 Messung hinzugefügt.' : `${n} Messungen hinzugefügt.`),
  things: (n) => (n === 1 ? '1 Eintrag' : `${n} Einträge`),
  stayed: (n) =>
    n === 1 ? '1 Einheit blieb, weil du sie seither geändert hast.' : `${n} Einheiten blieben, weil du sie seither geändert hast.`,
  stayedFigures: (n) =>
    n === 1 ? '1 Messung blieb, weil du sie seither geändert hast.' : `${n} Messungen blieben, weil du sie seither geändert hast.`,
  toCardio: 'Zur Ausdauer',
  undoText: 'Das löscht die Einheiten, Aufzeichnungen und Messungen dieses Imports, außer denen, die du seither geändert hast.',
  failed: {
    unknown_format: 'In dieser Datei ist keine Aufzeichnung, und sie ist kein Export von Apple Health oder Google Fit.',
    no_room: 'Du hast die Höchstzahl an Einheiten oder Messungen erreicht.',
  },
}
