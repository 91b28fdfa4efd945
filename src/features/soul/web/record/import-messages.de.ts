import { words } from '#platform/web/i18n/words.ts'
import type { en } from './import-messages.ts'

const { plural } = words('de')
const sittings = (n: number) => plural(n, { one: '# Sitzung', other: '# Sitzungen' })

export const de: typeof en = {
  record: 'Dein Verlauf',
  title: 'Achtsame Minuten aus Apple Health',
  lead: 'Was andere Apps aufgezeichnet haben, steht neben dem, was du hier gehört hast.',
  bring: 'Einen Export importieren',
  bringHint:
    'Auf dem Telefon: Health, dein Bild, Alle Gesundheitsdaten exportieren. Wähle hier dieses Zip. Gelesen werden nur achtsame Minuten; sonst wird nichts davon gespeichert. Sie zählen als Tage und bringen keine Punkte.',
  came: (n) => `${plural(n, { one: '# Sitzung wurde', other: '# Sitzungen wurden' })} importiert.`,
  retained: (n) => `${plural(n, { one: '# Sitzung wurde', other: '# Sitzungen wurden' })} nicht entfernt.`,
  count: sittings,
  undoText: 'Alles, was dieser Import hinzugefügt hat, wird entfernt. Was du hier gehört hast, bleibt.',
  failed: {
    unknown_format: 'Das ist kein Export von Apple Health. Er ist ein Zip oder die export.xml darin.',
    no_room: 'Es sind mehr Sitzungen, als gespeichert werden können.',
  },
  next: 'Deinen Verlauf ansehen',
  found: (n, minutes) => `${sittings(n)}, ${plural(minutes, { one: '# Minute', other: '# Minuten' })}.`,
  nothing: 'In diesem Export sind keine achtsamen Minuten.',
  fresh: (n) => plural(n, { one: '# ist neu.', other: '# sind neu.' }),
  allKnown: 'Alle sind schon hier.',
  between: (from, to) => `Vom ${from} bis zum ${to}.`,
  sources: 'Aufgezeichnet von',
  source: (name, n) => `${name}: ${sittings(n)}`,
  unnamed: 'Eine App ohne Namen',
  overlapping: (n) =>
    `${plural(n, { one: '# steht', other: '# stehen' })} in einer anderen: Zwei Apps haben dieselbe Sitzung aufgezeichnet. Sie zählt einmal.`,
  unclear: (n) =>
    `${plural(n, { one: '# bleibt', other: '# bleiben' })} weg: kürzer als zehn Sekunden, länger als sechs Stunden oder ohne lesbare Zeit.`,
  cut: 'Die Datei bricht ab. Alles davor kann importiert werden.',
}
