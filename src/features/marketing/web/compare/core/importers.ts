/** Import formats of other apps that Fernwell reads: feature, and the name of the source in its code. */
export const IMPORTERS = {
  'journal:daylio': { name: 'Daylio', file: 'its CSV export or its .daylio backup', where: 'Journal' },
  'journal:dayone': { name: 'Day One', file: 'its JSON export in a zip', where: 'Journal' },
  'journal:journey': { name: 'Journey', file: 'its zip', where: 'Journal' },
  'journal:diarium': { name: 'Diarium', file: 'its diary file', where: 'Journal' },
  'journal:apple': { name: 'Apple Journal', file: 'its zip', where: 'Journal' },
  'journal:pixels': { name: 'Pixels', file: 'its JSON backup', where: 'Journal' },
  'journal:markdown': { name: 'Markdown notes', file: 'a zip or a folder', where: 'Journal' },
  'habits:loop-csv': { name: 'Loop Habit Tracker', file: 'its CSV export in a zip', where: 'Habits' },
  'habits:loop-backup': { name: 'Loop Habit Tracker', file: 'its backup', where: 'Habits' },
  'habits:habitbull': { name: 'HabitBull', file: 'its CSV export', where: 'Habits' },
  'habits:habitica': { name: 'Habitica', file: 'a file exported from it', where: 'Habits' },
  'habits:beaver': { name: 'Beaver Habits', file: 'a file exported from it', where: 'Habits' },
  'workouts:hevy': { name: 'Hevy', file: 'its CSV file', where: 'Body, training' },
  'workouts:strong': { name: 'Strong', file: 'its CSV file', where: 'Body, training' },
  'workouts:fitnotes': { name: 'FitNotes', file: 'its CSV file', where: 'Body, training' },
  'nutrition:myfitnesspal': { name: 'MyFitnessPal', file: 'a file exported from it', where: 'Body, food' },
  'nutrition:cronometer': { name: 'Cronometer', file: 'a file exported from it', where: 'Body, food' },
  'nutrition:loseit': { name: 'Lose It!', file: 'a file exported from it', where: 'Body, food' },
  'nutrition:yazio': { name: 'Yazio', file: 'what tools of others get out of it', where: 'Body, food' },
  'nutrition:fddb': { name: 'FDDB', file: 'a file exported from it', where: 'Body, food' },
  'nutrition:apple-health': { name: 'Apple Health', file: 'its export of everything', where: 'Body, food' },
  'nutrition:table': { name: 'Any table', file: 'with a day and a food in each row', where: 'Body, food' },
  'personality:bigfive-web': { name: 'bigfive-web', file: 'a result of it, as JSON', where: 'Personality' },
  'personality:csv': { name: 'Any table of answers', file: 'as CSV', where: 'Personality' },
} as const

export type ImporterId = keyof typeof IMPORTERS
