import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Import and export',
  back: 'Food',
  lead: 'Bring your food diary from another app, and take it with you whenever you leave.',
  bring: 'Import a food diary',
  bringHint:
    'We read files of Cronometer, MyFitnessPal, Lose It, FDDB and Yazio, the export of Apple Health, any table with a day and a food, and our own. You see a preview before anything changes.',
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
  nothing: 'There is nothing eaten in it that we can read.',
  fresh: (n: number) => plural(n, { one: '# entry is new here and would come.', other: '# entries are new here and would come.' }),
  allKnown: 'All of it is here already. There is nothing to import.',
  onlyThings: 'All meals are here already.',
  things: (n: number) =>
    plural(n, {
      one: '# food, recipe, meal or favourite of yours would come, too.',
      other: '# foods, recipes, meals and favourites of yours would come, too.',
    }),
  withoutGrams: (n: number) =>
    plural(n, {
      one: 'Of # entry the file does not say grams. It keeps its values exactly as they are.',
      other: 'Of # entries the file does not say grams. They keep their values exactly as they are.',
    }),
  wholeDays: (n: number) =>
    plural(n, {
      one: '# day has only its sum, and comes as one entry.',
      other: '# days have only their sums, and come as one entry each.',
    }),
  busyDays: (n: number) =>
    plural(n, {
      one: 'On # of these days you have written something else down here. Both stay.',
      other: 'On # of these days you have written something else down here. Both stay.',
    }),
  tooMany: (n: number) => `With this file you would have ${number(n)} entries, more than there is room for. It cannot be imported.`,
  unread: (n: number) => plural(n, { one: '# line stays behind.', other: '# lines stay behind.' }),
  partly: (n: number) => plural(n, { one: 'Of # line, a part stays behind.', other: 'Of # lines, a part stays behind.' }),
  doubted: (n: number) => plural(n, { one: '# line comes as it is, and looks wrong.', other: '# lines come as they are, and look wrong.' }),
  showLines: 'Which lines, and why',
  line: (line: number, reason: string, text: string, file: string) =>
    `${file && line ? `${file}, ` : ''}${line ? `line ${number(line)}: ` : ''}${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'no day we can read, or one before 1970',
    ahead: 'lies ahead',
    amount: 'no amount that can be eaten',
    value: 'a figure we cannot read; the rest comes',
    nothing: 'says nothing about what was eaten',
    deleted: 'was deleted there',
    exercise: 'is movement, not food',
    product: 'the file does not say what is in it',
    covered: 'the foods of this day are there, so its sum is not needed',
    other_app: 'another app wrote more about this day, and two over one another would count twice',
    half: 'ends in the middle; the file was cut off',
    cut: 'too long; its beginning comes',
    too_many: 'more than one day, or one diary, can hold',
    shape: 'not as we write it',
    doubt_much: 'more than anybody eats at once',
    doubt_over_100: 'more nutrients than grams',
    doubt_kj: 'energy that would fit as kilojoules',
  },
  leftFile: {
    body: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# measurement stays behind.', other: '# measurements stay behind.' })} Weight has a place of its own:`,
    exercise: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# line about movement stays behind.', other: '# lines about movement stay behind.' })}`,
    foods: (name: string, rows: number) =>
      `${name}: ${plural(rows, { one: '# food or recipe stays behind.', other: '# foods or recipes stay behind.' })} What you ate of them comes.`,
    other: (name: string, rows: number) => `${name}: ${plural(rows, { one: '# line stays behind.', other: '# lines stay behind.' })}`,
  },
  toMeasurements: 'Measurements',
  leftColumns: (n: number) =>
    plural(n, { one: '# column has no place here, or no clear unit', other: '# columns have no place here, or no clear unit' }),
  choosePlease: 'Please choose',
  carbs: 'Carbohydrates in this file are',
  carbsHint:
    'The file does not say. Labels in Europe count them without fibre, those in North America with it. Where fibre would be needed and is not known, they stay unknown.',
  carbsMeaning: { without: 'without fibre', with: 'with fibre' },
  columns: 'What are its columns?',
  columnsHint: 'This is what their names look like to us. Please have a look, and put right what is not.',
  columnsSaid: 'This is how you read such a table before.',
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
  figures: 'Its figures are',
  figuresAre: { eaten: 'of what was eaten', per100: 'per 100 g' },
  missing: {
    day: 'Please say which column is the day.',
    content: 'Please say which column is the food, or one of its nutrients.',
    unit: 'Please choose a unit for each nutrient.',
    grams: 'Figures per 100 g need a column with the grams.',
    doubled: 'Two columns are the same. Please leave one of them out.',
  },
  readAgain: 'Read it like this',
  came: (items: number, days: number, things: number) =>
    [
      items > 0 &&
        `${plural(items, { one: '# entry came', other: '# entries came' })}, on ${plural(days, { one: '# day', other: '# days' })}.`,
      things > 0 &&
        plural(things, { one: '# food, recipe, meal or favourite came.', other: '# foods, recipes, meals and favourites came.' }),
    ]
      .filter(Boolean)
      .join(' '),
  complete: {
    hint: 'Only days that are all written down say something about your needs and your energy. You can still change each day in the diary.',
    button: 'Mark the imported days as complete',
    done: (days: number) =>
      days === 0
        ? 'All these days are marked already.'
        : plural(days, { one: '# day is marked as complete.', other: '# days are marked as complete.' }),
  },
  toFood: 'To your food diary',
  failed: {
    unknown_format:
      'There is no food diary in this file that we know. We read Cronometer, MyFitnessPal, Lose It, FDDB and Yazio, a table with a day and a food, and our own.',
    no_room: 'There are more entries than there is room for. You can undo what came so far.',
  },
  kept: (entries: number) =>
    plural(entries, { one: 'You had changed # entry of it since: it stays.', other: 'You had changed # entries of it since: they stay.' }),
  undoText: 'This deletes its entries and adds up the days again. Entries you changed since stay.',
  entries: (n: number) => plural(n, { one: '# entry', other: '# entries' }),
  take: 'Export your food diary',
  takeHint:
    'Everything you ate and planned, with every number, also while numbers are hidden here. The table opens anywhere and has the columns of Cronometer; the other file holds all there is, and comes back in here as it was.',
  csv: 'As a table (CSV)',
  json: 'All of it (JSON)',
  report: 'A page for a conversation',
  reportHint:
    'For a dietitian or a doctor: which days it rests on, what they come to on average, what is likely enough and what nobody can tell, when you eat, and what most often.',
  reportFrom: 'From',
  reportTo: 'To',
  reportFigures: { yes: 'With figures (PDF)', no: 'In words (PDF)' },
}
