import { localDayOf } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import type { ReminderSource } from '#platform/server/reminders/source.ts'
import type { RecordDependencies } from './core/dependencies.ts'
import { moodByDay } from './insight/mood-by-day.ts'
import { pushChanges } from './sync/push.ts'
import { journalReasons } from '../reasons.en.ts'

const words = {
  en: {
    subject: 'Mood check-in',
    title: 'How are you right now?',
    body: 'One tap is enough.',
    good: 'Good',
    hard: 'Not so good',
    device: 'From a notification',
  },
  de: {
    subject: 'Stimmung',
    title: 'Wie geht es dir gerade?',
    body: 'Ein Tippen genügt.',
    good: 'Gut',
    hard: 'Nicht so gut',
    device: 'Aus einer Mitteilung',
  },
}
const wordsFor = (locale: string | null) => words[locale?.startsWith('de') ? 'de' : 'en']

/** Systems show two buttons on a notice: the levels next to the middle. Opening the notice itself offers all five. */
const LEVELS: Record<string, number> = { 'mood-4': 4, 'mood-2': 2 }

/** Asks for the day's mood, and records an answer from the notice's buttons. Silent once the day has a mood. */
export const moodReminders = (app: RecordDependencies): ReminderSource => ({
  subjects: async (person) => [{ subject: 'mood', title: wordsFor(person.locale).subject }],

  async notice(person, subject, day) {
    if (subject !== 'mood') return undefined
    const days = await moodByDay(app, person, day, day)
    if (days.some(({ mood }) => mood !== null)) return undefined
    const { title, body, good, hard } = wordsFor(person.locale)
    return {
      title,
      body,
      url: '/journal?mood=ask',
      actions: [
        { id: 'mood-4', label: good },
        { id: 'mood-2', label: hard },
      ],
    }
  },

  async act(person, _subject, action, { at, key }) {
    const level = LEVELS[action]
    if (!level) throw notFound(journalReasons.answer_not_here())
    const { zone, dayStart, locale } = person
    // The notice's id is also the id of the entry and the change, so pressing twice records one mood.
    const author = { ...person, sessionId: 'notice' }
    await pushChanges(app, author, [
      {
        kind: 'entry',
        changeId: key,
        recordId: key,
        base: 0,
        editedAt: at.toISOString(),
        device: wordsFor(locale).device,
        patch: { when: { at: at.toISOString(), zone, localDay: localDayOf(at, zone, dayStart) }, mood: { level, moodId: null } },
      },
    ])
  },
})
