import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import { allDaysOfHabit, groupsOf, habitsOf, type StoredDay } from '../store.ts'

const ABOUT_GROUPS = { en: 'your groups of habits', de: 'deine Gruppen von Gewohnheiten' }
const ABOUT_HABITS = {
  en: 'your habits, each with its schedule, pauses and every day that holds an amount, a skip or a note',
  de: 'deine Gewohnheiten, jede mit Zeitplan, Pausen und jedem Tag, der eine Menge, ein Auslassen oder eine Notiz hat',
}

/** Groups, and habits with their days; the days of one habit are in memory at a time. */
export async function* exportOwnHabits(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  yield jsonFile('habits/groups.json', ABOUT_GROUPS, await groupsOf(app.db, key, userId))
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
