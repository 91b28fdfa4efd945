import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

export const de: typeof en = {
  title: 'Import und Export',
  back: 'Essen',
  lead: 'Importiere dein Ernährungstagebuch aus einer anderen App, oder exportiere es, wann du willst.',
  bring: 'Ein Ernährungstagebuch importieren',
  bringHint:
    'Wir lesen Dateien von Cronometer, MyFitnessPal, Lose It, FDDB und Yazio, den Export von Apple Health, jede Tabelle mit einem Tag und einem Lebensmittel, und unsere eigenen Dateien. Du siehst eine Vorschau, bevor sich etwas ändert.',
  sources: {
    cronometer: 'Cronometer',
    myfitnesspal: 'MyFitnessPal',
    loseit: 'Lose It',
    fddb: 'FDDB',
    yazio: 'Yazio',
    'apple-health': 'Apple Health',
    table: 'dieser Tabelle',
    fernwell: 'Fernwell',
  },
  found: (source, items, days, foods) =>
    `Aus ${source}: ${plural(items, { one: '# Eintrag', other: '# Einträge' })} an ${plural(days, { one: '# Tag', other: '# Tagen' })}${foods > 0 ? `, mit ${plural(foods, { one: '# Lebensmittel', other: '# verschiedenen Lebensmitteln' })}` : ''}.`,
  nothing: 'Wir haben darin nichts Gegessenes gefunden, das wir lesen können.',
  fresh: (n) => plural(n, { one: '# Eintrag ist neu und wird importiert.', other: '# Einträge sind neu und werden importiert.' }),
  allKnown: 'Alles davon ist schon hier. Es gibt nichts zu importieren.',
  onlyThings: 'Was du gegessen hast, ist alles schon hier.',
  things: (n) =>
    plural(n, {
      one: 'Auch # eigenes Lebensmittel, Rezept, Gericht oder Favorit wird importiert.',
      other: 'Auch # eigene Lebensmittel, Rezepte, Mahlzeiten und Favoriten werden importiert.',
    }),
  withoutGrams: (n) =>
    plural(n, {
      one: 'Bei # Eintrag nennt die Datei keine Gramm. Seine Werte bleiben genau so.',
      other: 'Bei # Einträgen nennt die Datei keine Gramm. Ihre Werte bleiben genau so.',
    }),
  wholeDays: (n) =>
    plural(n, {
      one: '# Tag hat nur eine Summe und wird als ein Eintrag importiert.',
      other: '# Tage haben nur eine Summe und werden als je ein Eintrag importiert.',
    }),
  busyDays: (n) =>
    plural(n, {
      one: 'An # dieser Tage hast du hier schon anderes eingetragen. Beides bleibt.',
      other: 'An # dieser Tage hast du hier schon anderes eingetragen. Beides bleibt.',
    }),
  tooMany: (n) => `Mit dieser Datei wären es ${number(n)} Einträge, mehr als möglich sind. Sie lässt sich nicht importieren.`,
  unread: (n) => plural(n, { one: '# Zeile wird nicht importiert.', other: '# Zeilen werden nicht importiert.' }),
  partly: (n) => plural(n, { one: '# Zeile wird nur zum Teil importiert.', other: '# Zeilen werden nur zum Teil importiert.' }),
  doubted: (n) =>
    plural(n, {
      one: '# Zeile sieht falsch aus, wird aber unverändert importiert.',
      other: '# Zeilen sehen falsch aus, werden aber unverändert importiert.',
    }),
  showLines: 'Welche Zeilen, und warum',
  line: (line, reason, text, file) =>
    `${file && line ? `${file}, ` : ''}${line ? `Zeile ${number(line)}: ` : ''}${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'kein Tag, den wir lesen können, oder einer vor 1970',
    ahead: 'liegt in der Zukunft',
    amount: 'keine Menge, die man essen kann',
    value: 'ein Wert, den wir nicht lesen können; der Rest wird importiert',
    nothing: 'sagt nicht, was gegessen wurde',
    deleted: 'wurde dort gelöscht',
    exercise: 'ist Bewegung, kein Essen',
    product: 'die Datei sagt nicht, was darin ist',
    covered: 'die Lebensmittel dieses Tages sind da, also braucht es seine Summe nicht',
    other_app: 'eine andere App hat zu diesem Tag mehr aufgezeichnet, und beide zusammen würden doppelt zählen',
    half: 'bricht ab; die Datei ist unvollständig',
    cut: 'zu lang; nur der Anfang wird importiert',
    too_many: 'mehr, als ein Tag oder ein Ernährungstagebuch fasst',
    shape: 'nicht in unserem Format',
    doubt_much: 'mehr, als jemand auf einmal isst',
    doubt_over_100: 'mehr Nährstoffe als Gramm',
    doubt_kj: 'Energie, die nach Kilojoule aussieht',
  },
  leftFile: {
    body: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Messung wird nicht importiert.', other: '# Messungen werden nicht importiert.' })} Gewicht hat einen eigenen Platz:`,
    exercise: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Zeile über Bewegung wird nicht importiert.', other: '# Zeilen über Bewegung werden nicht importiert.' })}`,
    foods: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Lebensmittel oder Rezept wird nicht importiert.', other: '# Lebensmittel oder Rezepte werden nicht importiert.' })} Was du davon gegessen hast, wird importiert.`,
    other: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Zeile wird nicht importiert.', other: '# Zeilen werden nicht importiert.' })}`,
  },
  toMeasurements: 'Messungen',
  leftColumns: (n) =>
    plural(n, {
      one: '# Spalte hat hier keinen Platz oder keine klare Einheit',
      other: '# Spalten haben hier keinen Platz oder keine klare Einheit',
    }),
  choosePlease: 'Bitte wählen',
  carbs: 'Kohlenhydrate in dieser Datei sind',
  carbsHint:
    'Die Datei sagt es nicht. Packungen in Europa zählen sie ohne Ballaststoffe, die in Nordamerika mit. Wo Ballaststoffe nötig und nicht bekannt sind, bleiben sie unbekannt.',
  carbsMeaning: { without: 'ohne Ballaststoffe', with: 'mit Ballaststoffen' },
  columns: 'Welche Spalte ist was?',
  columnsHint: 'Das schließen wir aus ihren Namen. Bitte prüf es und korrigier, was nicht stimmt.',
  columnsFromBefore: 'So hast du eine solche Tabelle schon einmal eingestellt.',
  unnamed: (at) => `Spalte ${number(at)}`,
  columnIs: (name, at) => `Spalte ${number(at)}, ${name}, ist`,
  unitOf: (name, at) => `Einheit von Spalte ${number(at)}, ${name}`,
  unit: 'Einheit',
  leaveOut: 'Weglassen',
  fields: {
    day: 'Tag (oder Tag und Uhrzeit)',
    time: 'Uhrzeit',
    meal: 'Mahlzeit',
    name: 'Lebensmittel',
    note: 'Notiz',
    amount: 'Menge (mit oder ohne Einheit)',
    unit: 'Einheit der Menge',
    grams: 'Gramm',
    state: 'Gegessen oder geplant',
    carbs: 'Kohlenhydrate',
    salt: 'Salz',
  },
  figures: 'Die Werte gelten für',
  figuresAre: { eaten: 'die gegessene Menge', per100: '100 g' },
  missing: {
    day: 'Bitte wähl, welche Spalte der Tag ist.',
    content: 'Bitte wähl, welche Spalte das Lebensmittel oder einer seiner Nährstoffe ist.',
    unit: 'Bitte wähle für jeden Nährstoff eine Einheit.',
    grams: 'Werte je 100 g brauchen eine Spalte mit den Gramm.',
    doubled: 'Zwei Spalten sind dasselbe. Bitte lass eine davon weg.',
  },
  readAgain: 'Diese Spalten nutzen',
  came: (items, days, things) =>
    [
      items > 0 &&
        `${plural(items, { one: '# Eintrag importiert', other: '# Einträge importiert' })}, an ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
      things > 0 &&
        plural(things, {
          one: '# Lebensmittel, Rezept, Gericht oder Favorit importiert.',
          other: '# Lebensmittel, Rezepte, Mahlzeiten und Favoriten importiert.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  complete: {
    hint: 'Nur vollständige Tage zählen für deinen Bedarf und deine Energie. Im Ernährungstagebuch kannst du jeden Tag noch ändern.',
    button: 'Die importierten Tage als vollständig markieren',
    done: (days) =>
      days === 0
        ? 'Alle diese Tage sind schon markiert.'
        : plural(days, { one: '# Tag ist als vollständig markiert.', other: '# Tage sind als vollständig markiert.' }),
  },
  toFood: 'Zu deinem Ernährungstagebuch',
  failed: {
    unknown_format:
      'In dieser Datei haben wir kein Ernährungstagebuch gefunden. Wir lesen Cronometer, MyFitnessPal, Lose It, FDDB und Yazio, eine Tabelle mit einem Tag und einem Lebensmittel, und unsere eigenen Dateien.',
    no_room: 'Es sind mehr Einträge als möglich. Was bisher importiert wurde, lässt sich rückgängig machen.',
  },
  retained: (entries) =>
    plural(entries, {
      one: '# Eintrag hast du seither geändert, er bleibt.',
      other: '# Einträge hast du seither geändert, sie bleiben.',
    }),
  undoText: 'Das löscht seine Einträge und zählt die Tage neu zusammen. Einträge, die du seither geändert hast, bleiben.',
  entries: (n) => plural(n, { one: '# Eintrag', other: '# Einträge' }),
  take: 'Dein Ernährungstagebuch exportieren',
  takeHint:
    'Alles Gegessene und Geplante mit jeder Zahl, auch solange Zahlen hier verborgen sind. Die Tabelle öffnet sich überall und hat die Spalten von Cronometer; die andere Datei enthält alles und lässt sich hier unverändert wieder importieren.',
  csv: 'Als Tabelle (CSV)',
  json: 'Alles (JSON)',
  report: 'Ein Bericht zum Weitergeben',
  reportHint:
    'Für Ernährungsberatung oder ärztliche Praxis: auf welchen Tagen er beruht, ihre Mittelwerte, was wahrscheinlich genug ist und was niemand sagen kann, wann du isst und was am häufigsten.',
  reportFrom: 'Von',
  reportTo: 'Bis',
  reportFigures: { yes: 'Mit Zahlen (PDF)', no: 'In Worten (PDF)' },
}
