import { notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { ReminderSource } from '#platform/server/reminders/source.ts'
import { NO_DAYS, spanOf } from '../engine/day-values.ts'
import { dayTarget } from '../engine/schedule.ts'
import { isDueOn } from '../engine/status.ts'
import { applyMarks } from './marking.ts'
import { dayColumns, habitById, habitsOf } from './store.ts'
import { habitReasons } from '../reasons.en.ts'

const words = {
  en: { done: 'Done', plusOne: 'One more', body: 'A good moment for it.' },
  de: { done: 'Erledigt', plusOne: 'Eins mehr', body: 'Ein guter Moment dafür.' },
}
const wordsFor = (locale: string | null) => words[locale?.startsWith('de') ? 'de' : 'en']

/** Reminders of habits: their question, with an action to answer it. Silent once a habit is done, paused or archived. */
export const habitReminders = (app: HasClock & HasDb & HasVault): ReminderSource => ({
  async subjects(person) {
    const habits = await habitsOf(app.db, await app.vault.keyOf(person.id), person.id)
    return habits.filter((habit) => !habit.isArchived && !habit.completedDay).map(({ id, name }) => ({ subject: id, title: name }))
  },

  async notice(person, subject, day) {
    const key = await app.vault.keyOf(person.id)
    const habit = await habitById(app.db, key, person.id, subject)
    if (!habit) return undefined
    const days = (await dayColumns(app.db, person.id, { only: [subject] })).get(subject) ?? NO_DAYS
    // Reminds of a number all day, because it may still rise; of a limit only while it has no entry.
    if (!isDueOn(habit, spanOf(habit, days, day), day)) return undefined
    const w = wordsFor(person.locale)
    const isCounted = habit.kind === 'yes' && habit.schedule.kind === 'timesADay'
    const actions = habit.kind === 'yes' ? [{ id: isCounted ? 'add' : 'done', label: isCounted ? w.plusOne : w.done }] : []
    return { title: habit.question || habit.name, body: habit.question ? habit.name : w.body, url: `/habits/${habit.id}`, actions }
  },

  async act(person, subject, action, { day, at, key: id }) {
    const key = await app.vault.keyOf(person.id)
    const habit = await habitById(app.db, key, person.id, subject)
    if (!habit || (action !== 'done' && action !== 'add')) throw notFound(habitReasons.not_here())
    const change = action === 'add' ? ({ op: 'add', amount: 1 } as const) : ({ op: 'set', value: dayTarget(habit) } as const)
    await app.db.transaction((tx) => applyMarks(app, tx, key, person, [{ id, habitId: subject, day, at: at.toISOString(), change }]))
  },
})
