import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

export const de: typeof en = {
  title: 'Import und Export',
  back: 'Essen',
  lead: 'Bring dein Ernährungstagebuch aus einer anderen App mit, und nimm es mit, wenn du gehst.',
  bring: 'Ein Ernährungstagebuch importieren',
  bringHint:
    'Wir lesen Dateien von Cronometer, MyFitnessPal, Lose It, FDDB und Yazio, den Export von Apple Health, jede Tabelle mit einem Tag und einem Lebensmittel, und unsere eigene. Du siehst eine Vorschau, bevor sich etwas ändert.',
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
  nothing: 'Darin ist nichts Gegessenes, das wir lesen können.',
  fresh: (n) => plural(n, { one: '# Eintrag ist hier neu und käme dazu.', other: '# Einträge sind hier neu und kämen dazu.' }),
  allKnown: 'Alles davon ist schon hier. Es gibt nichts zu importieren.',
  onlyThings: 'Was du gegessen hast, ist alles schon hier.',
  things: (n) =>
    plural(n, {
      one: 'Auch # eigenes Lebensmittel, Rezept, Gericht oder Favorit käme dazu.',
      other: 'Auch # eigene Lebensmittel, Rezepte, Mahlzeiten und Favoriten kämen dazu.',
    }),
  withoutGrams: (n) =>
    plural(n, {
      one: 'Bei # Eintrag sagt die Datei keine Gramm. Er behält seine Werte genau so.',
      other: 'Bei # Einträgen sagt die Datei keine Gramm. Sie behalten ihre Werte genau so.',
    }),
  wholeDays: (n) =>
    plural(n, {
      one: '# Tag hat nur seine Summe und kommt als ein Eintrag.',
      other: '# Tage haben nur ihre Summe und kommen als je ein Eintrag.',
    }),
  busyDays: (n) =>
    plural(n, {
      one: 'An # dieser Tage hast du hier schon anderes aufgeschrieben. Beides bleibt.',
      other: 'An # dieser Tage hast du hier schon anderes aufgeschrieben. Beides bleibt.',
    }),
  tooMany: (n) => `Mit dieser Datei wären es ${number(n)} Einträge, mehr, als Platz haben. Sie lässt sich nicht importieren.`,
  unread: (n) => plural(n, { one: '# Zeile bleibt zurück.', other: '# Zeilen bleiben zurück.' }),
  partly: (n) => plural(n, { one: 'Von # Zeile bleibt ein Teil zurück.', other: 'Von # Zeilen bleibt ein Teil zurück.' }),
  doubted: (n) =>
    plural(n, { one: '# Zeile kommt, wie sie ist, und sieht falsch aus.', other: '# Zeilen kommen, wie sie sind, und sehen falsch aus.' }),
  showLines: 'Welche Zeilen, und warum',
  line: (line, reason, text, file) =>
    `${file && line ? `${file}, ` : ''}${line ? `Zeile ${number(line)}: ` : ''}${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'kein Tag, den wir lesen können, oder einer vor 1970',
    ahead: 'liegt in der Zukunft',
    amount: 'keine Menge, die man essen kann',
    value: 'eine Zahl, die wir nicht lesen können; der Rest kommt',
    nothing: 'sagt nichts über Gegessenes',
    deleted: 'wurde dort gelöscht',
    exercise: 'ist Bewegung, kein Essen',
    product: 'die Datei sagt nicht, was darin ist',
    covered: 'die Lebensmittel dieses Tages sind da, also braucht es seine Summe nicht',
    other_app: 'eine andere App hat zu diesem Tag mehr aufgeschrieben, und beide übereinander zählten doppelt',
    half: 'endet mittendrin; die Datei wurde abgeschnitten',
    cut: 'zu lang; der Anfang kommt mit',
    too_many: 'mehr, als ein Tag oder ein Ernährungstagebuch fasst',
    shape: 'nicht so, wie wir es schreiben',
    doubt_much: 'mehr, als irgendjemand auf einmal isst',
    doubt_over_100: 'mehr Nährstoffe als Gramm',
    doubt_kj: 'Energie, die als Kilojoule passen würde',
  },
  leftFile: {
    body: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Messung bleibt zurück.', other: '# Messungen bleiben zurück.' })} Gewicht hat einen eigenen Platz:`,
    exercise: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Zeile über Bewegung bleibt zurück.', other: '# Zeilen über Bewegung bleiben zurück.' })}`,
    foods: (name, rows) =>
      `${name}: ${plural(rows, { one: '# Lebensmittel oder Rezept bleibt zurück.', other: '# Lebensmittel oder Rezepte bleiben zurück.' })} Was du davon gegessen hast, kommt.`,
    other: (name, rows) => `${name}: ${plural(rows, { one: '# Zeile bleibt zurück.', other: '# Zeilen bleiben zurück.' })}`,
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
    'Die Datei verrät es nicht. Packungen in Europa zählen sie ohne Ballaststoffe, die in Nordamerika mit. Wo man die Ballaststoffe bräuchte und nicht kennt, bleiben sie unbekannt.',
  carbsMeaning: { without: 'ohne Ballaststoffe', with: 'mit Ballaststoffen' },
  columns: 'Was sind ihre Spalten?',
  columnsHint: 'So sehen ihre Namen für uns aus. Schau bitte darüber und berichtige, was nicht stimmt.',
  columnsSaid: 'So hast du eine solche Tabelle schon einmal gelesen.',
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
  figures: 'Ihre Zahlen gelten für',
  figuresAre: { eaten: 'das Gegessene', per100: '100 g' },
  missing: {
    day: 'Bitte sag, welche Spalte der Tag ist.',
    content: 'Bitte sag, welche Spalte das Lebensmittel oder einer seiner Nährstoffe ist.',
    unit: 'Bitte wähle für jeden Nährstoff eine Einheit.',
    grams: 'Zahlen je 100 g brauchen eine Spalte mit den Gramm.',
    doubled: 'Zwei Spalten sind dasselbe. Bitte lass eine davon weg.',
  },
  readAgain: 'So lesen',
  came: (items, days, things) =>
    [
      items > 0 &&
        `${plural(items, { one: '# Eintrag ist dazugekommen', other: '# Einträge sind dazugekommen' })}, an ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
      things > 0 &&
        plural(things, {
          one: '# Lebensmittel, Rezept, Gericht oder Favorit ist dazugekommen.',
          other: '# Lebensmittel, Rezepte, Mahlzeiten und Favoriten sind dazugekommen.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  complete: {
    hint: 'Nur Tage, an denen alles aufgeschrieben ist, sagen etwas über deinen Bedarf und deine Energie. Im Ernährungstagebuch kannst du jeden Tag noch ändern.',
    button: 'Die importierten Tage als vollständig markieren',
    done: (days) =>
      days === 0
        ? 'Alle diese Tage sind schon markiert.'
        : plural(days, { one: '# Tag ist als vollständig markiert.', other: '# Tage sind als vollständig markiert.' }),
  },
  toFood: 'Zu deinem Ernährungstagebuch',
  failed: {
    unknown_format:
      'In dieser Datei ist kein Ernährungstagebuch, das wir kennen. Wir lesen Cronometer, MyFitnessPal, Lose It, FDDB und Yazio, eine Tabelle mit einem Tag und einem Lebensmittel, und unsere eigene.',
    no_room: 'Es sind mehr Einträge, als Platz haben. Was bisher kam, lässt sich rückgängig machen.',
  },
  kept: (entries) =>
    plural(entries, {
      one: '# Eintrag davon hattest du seither geändert: Er bleibt.',
      other: '# Einträge davon hattest du seither geändert: Sie bleiben.',
    }),
  undoText: 'Das löscht seine Einträge und zählt die Tage neu zusammen. Einträge, die du seither geändert hast, bleiben.',
  entries: (n) => plural(n, { one: '# Eintrag', other: '# Einträge' }),
  take: 'Dein Ernährungstagebuch exportieren',
  takeHint:
    'Alles Gegessene und Geplante mit jeder Zahl, auch solange Zahlen hier verborgen sind. Die Tabelle öffnet sich überall und hat die Spalten von Cronometer; die andere Datei enthält alles und kommt hier so wieder herein, wie es war.',
  csv: 'Als Tabelle (CSV)',
  json: 'Alles (JSON)',
  report: 'Ein Blatt für ein Gespräch',
  reportHint:
    'Für Ernährungsberatung oder ärztliche Praxis: auf welchen Tagen es beruht, was sie im Mittel ergeben, was wahrscheinlich genug ist und was niemand sagen kann, wann du isst und was am häufigsten.',
  reportFrom: 'Von',
  reportTo: 'Bis',
  reportFigures: { yes: 'Mit Zahlen (PDF)', no: 'In Worten (PDF)' },
}
