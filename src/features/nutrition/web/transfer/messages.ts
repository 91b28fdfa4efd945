import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Import and export',
  back: 'Food',
  lead: 'Import your food diary from another app, or export it whenever you like.',
  bring: 'Import a food diary',
  bringHint:
    'We read files from Cronometer, MyFitnessPal, Lose It, FDDB and Yazio, the Apple Health export, any table with a day and a food, and our own files. You see a preview before anything changes.',
  sources: {
    cronometer: 'Cronometer',
    myfitnesspal: 'MyFitnessPal',
    loseit: 'Lose It',
    fddb: 'FDDB',
    yazio: 'Yazio',
    'apple-health': 'Apple Health',
    table: 'this table',
    fernwell: 'Fernwell',
  },
  found: (source: string, items: number, days: number, foods: number) =>
    `From ${source}: ${plural(items, { one: '# entry', other: '# entries' })} on ${plural(days, { one: '# day', other: '# days' })}${foods > 0 ? `, with ${plural(foods, { one: '# different food', other: '# different foods' })}` : ''}.`,
  nothing: 'We found no eaten foods in it that we can read.',
  fresh: (n: number) => plural(n, { one: '# entry is new and will be imported.', other: '# entries are new and will be imported.' }),
  allKnown: 'All of it is already here. There is nothing to import.',
  onlyThings: 'All meals are already here.',
  things: (n: number) =>
    plural(n, {
      one: '# food, recipe, meal or favourite of yours will be imported, too.',
      other: '# foods, recipes, meals and favourites of yours will be imported, too.',
    }),
  withoutGrams: (n: number) =>
    plural(n, {
      one: 'The file gives no grams for # entry. Its values stay exactly as they are.',
      other: 'The file gives no grams for # entries. Their values stay exactly as they are.',
    }),
  wholeDays: (n: number) =>
    plural(n, {
      one: '# day has only a total, and is imported as one entry.',
      other: '# days have only totals, and are imported as one entry each.',
    }),
  busyDays: (n: number) =>
    plural(n, {
      one: 'On # of these days you already logged something else here. Both stay.',
      other: 'On # of these days you already logged something else here. Both stay.',
    }),
  tooMany: (n: number) => `With this file you would have ${number(n)} entries, more than the limit. It cannot be imported.`,
  unread: (n: number) => plural(n, { one: '# line will not be imported.', other: '# lines will not be imported.' }),
  partly: (n: number) => plural(n, { one: 'Part of # line will not be imported.', other: 'Part of # lines will not be imported.' }),
  doubted: (n: number) =>
    plural(n, { one: '# line looks wrong, but is imported unchanged.', other: '# lines look wrong, but are imported unchanged.' }),
  showLines: 'Which lines, and why',
  line: (line: number, reason: string, text: string, file: string) =>
    `${file && line ? `${file}, ` : ''}${line ? `line ${number(line)}: ` : ''}${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'no day we can read, or one before 1970',
    ahead: 'is in the future',
    amount: 'no amount that can be eaten',
    value: 'a value we cannot read; the rest is imported',
    nothing: 'does not say what was eaten',
    deleted: 'was deleted there',
    exercise: 'is exercise, not food',
    product: 'the file does not say what is in it',
    covered: 'the foods of this day are there, so its total is not needed',
    other_app: 'another app recorded more for this day, and using both would count twice',
    half: 'breaks off; the file was cut short',
    cut: 'too long; only the beginning is imported',
    too_many: 'more than a day or a diary can have',
    shape: 'not in our format',
    doubt_much: 'more than anyone eats at once',
    doubt_over_100: 'more nutrients than grams',
    doubt_kj: 'energy that looks like kilojoules',
  },
  leftFile: {
    body: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# measurement is not imported.', other: '# measurements are not imported.' })} Weight has its own place:`,
    exercise: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# line about exercise is not imported.', other: '# lines about exercise are not imported.' })}`,
    foods: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# food or recipe is not imported.', other: '# foods or recipes are not imported.' })} What you ate of them is imported.`,
    other: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# line is not imported.', other: '# lines are not imported.' })}`,
  },
  toMeasurements: 'Measurements',
  leftColumns: (n: number) =>
    plural(n, { one: '# column has no place here, or no clear unit', other: '# columns have no place here, or no clear unit' }),
  choosePlease: 'Please choose',
  carbs: 'Carbohydrates in this file are',
  carbsHint:
    'The file does not say. Labels in Europe count them without fibre, those in North America with it. If fibre is needed and not known, they stay unknown.',
  carbsMeaning: { without: 'without fibre', with: 'with fibre' },
  columns: 'Which column is which?',
  columnsHint: 'This is our best guess from their names. Please check it and correct anything that is wrong.',
  columnsFromBefore: 'This is how you set up a table like this before.',
  unnamed: (at: number) => `Column ${number(at)}`,
  columnIs: (name: string, at: number) => `Column ${number(at)}, ${name}, is`,
  unitOf: (name: string, at: number) => `Unit of column ${number(at)}, ${name}`,
  unit: 'Unit',
  leaveOut: 'Leave out',
  fields: {
    day: 'Day (or day and time)',
    time: 'Time',
    meal: 'Meal',
    name: 'Food',
    note: 'Note',
    amount: 'Amount (with or without its unit)',
    unit: 'Unit of the amount',
    grams: 'Grams',
    state: 'Eaten or planned',
    carbs: 'Carbohydrate',
    salt: 'Salt',
  },
  figures: 'The values are',
  figuresAre: { eaten: 'for the amount eaten', per100: 'per 100 g' },
  missing: {
    day: 'Please choose which column is the day.',
    content: 'Please choose which column is the food, or one of its nutrients.',
    unit: 'Please choose a unit for each nutrient.',
    grams: 'Values per 100 g need a column with the grams.',
    doubled: 'Two columns are the same. Please leave one out.',
  },
  readAgain: 'Use these columns',
  came: (items: number, days: number, things: number) =>
    [
      items > 0 &&
        `${plural(items, { one: '# entry imported', other: '# entries imported' })}, on ${plural(days, { one: '# day', other: '# days' })}.`,
      things > 0 &&
        plural(things, { one: '# food, recipe, meal or favourite imported.', other: '# foods, recipes, meals and favourites imported.' }),
    ]
      .filter(Boolean)
      .join(' '),
  complete: {
    hint: 'Only complete days count towards your needs and your energy. You can still change each day in the diary.',
    button: 'Mark the imported days as complete',
    done: (days: number) =>
      days === 0
        ? 'All these days are already marked.'
        : plural(days, { one: '# day is marked as complete.', other: '# days are marked as complete.' }),
  },
  toFood: 'To your food diary',
  failed: {
    unknown_format:
      'We found no food diary in this file. We read Cronometer, MyFitnessPal, Lose It, FDDB and Yazio, a table with a day and a food, and our own files.',
    no_room: 'There are more entries than the limit. You can undo what was imported so far.',
  },
  retained: (entries: number) =>
    plural(entries, { one: 'You changed # entry since, so it stays.', other: 'You changed # entries since, so they stay.' }),
  undoText: 'This deletes its entries and adds up the days again. Entries you changed since stay.',
  entries: (n: number) => plural(n, { one: '# entry', other: '# entries' }),
  take: 'Export your food diary',
  takeHint:
    'Everything you ate and planned, with every number, even while numbers are hidden here. The table opens anywhere and has Cronometer’s columns. The other file has everything, and you can import it here again unchanged.',
  csv: 'As a table (CSV)',
  json: 'Everything (JSON)',
  report: 'A report to share',
  reportHint:
    'For a dietitian or a doctor: which days it is based on, their averages, what is likely enough and what no one can tell, when you eat, and what you eat most often.',
  reportFrom: 'From',
  reportTo: 'To',
  reportFigures: { yes: 'With numbers (PDF)', no: 'In words (PDF)' },
}

export const foodTransferMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
