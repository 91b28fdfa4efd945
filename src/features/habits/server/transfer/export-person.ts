import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { importsOf } from '#platform/server/imports/store.ts'
import { habitImporter } from './importer.ts'
import { detailOf } from './summary.ts'
import { allDaysOfHabit, groupsOf, habitsOf, type StoredDay } from '../store.ts'

const ABOUT_GROUPS = { en: 'your groups of habits', de: 'deine Gruppen von Gewohnheiten' }
const ABOUT_HABITS = {
  en: 'your habits, each with its schedule, pauses and every day that holds an amount, a skip or a note',
  de: 'deine Gewohnheiten, jede mit Zeitplan, Pausen und jedem Tag, der eine Menge, ein Auslassen oder eine Notiz hat',
}

const ABOUT_IMPORTS = {
  en: 'what you brought here from other habit trackers, with the reports',
  de: 'was du aus anderen Gewohnheiten-Trackern hierher gebracht hast, mit den Berichten',
}
/** As many as anybody has; more would be somebody trying. */
const MAX_IMPORTS = 1000

/** Groups, and habits with their days; the days of one habit are in memory at a time. */
export async function* exportOwnHabits(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  yield jsonFile('habits/groups.json', ABOUT_GROUPS, await groupsOf(app.db, key, userId))
  const imports = await importsOf(app.db, key, { importer: habitImporter.id, userId }, undefined, MAX_IMPORTS)
  const over = imports.filter(({ state }) => ['done', 'cancelled', 'failed', 'undone'].includes(state))
  if (over.length > 0) yield jsonFile('habits/imports.json', ABOUT_IMPORTS, over.map(detailOf))
  async function* habits() {
    for (const habit of await habitsOf(app.db, key, userId)) {
      const days = await allDaysOfHabit(app.db, key, userId, habit.id)
      yield { ...habit, days: days.map(withoutHabit) }
    }
  }
  yield linesFile('habits/habits.jsonl', ABOUT_HABITS, habits())
}

function withoutHabit({ habitId: _habitId, ...day }: StoredDay): Omit<StoredDay, 'habitId'> {
  return day
}
