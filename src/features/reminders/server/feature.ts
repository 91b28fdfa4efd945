import { OWN_WORDS, type Reminder } from '#platform/contract/reminders.ts'
import { jsonFile } from '#platform/server/export/export-file.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { reminderJobs, reminderWorks, replanReminders } from '#platform/server/reminders/reminders.ts'
import { remindersOf, waysOf, wordsOf } from '#platform/server/reminders/store.ts'
import { reminderActions } from './actions.ts'
import { ownWords } from './own-words.ts'
import { reminderParts } from './import-parts.ts'
import { reminderRoutes } from './routes.ts'

const ABOUT_REMINDERS = {
  en: 'your reminders: of what, when (minutes after midnight), on which weekdays (a bit each, Monday is 1) or on which day',
  de: 'deine Erinnerungen: woran, wann (Minuten nach Mitternacht), an welchen Wochentagen (je ein Bit, Montag ist 1) oder an welchem Tag',
}

export const remindersServer: ServerFeature = {
  id: 'reminders',
  setUp: (app) => ({ reminders: { [OWN_WORDS]: ownWords(app) } }),
  routes: reminderRoutes,
  jobs: reminderJobs,
  works: reminderWorks,
  services: { zoneChanged: replanReminders },
  importUser: reminderParts,
  companionActions: reminderActions,
  async *exportUser(app, userId) {
    const [ways, all] = await Promise.all([waysOf(app.db, userId), remindersOf(app.db, userId)])
    const key = await app.vault.keyOf(userId)
    const reminders = all.map((row): Reminder => {
      const { id, owner, subject, minutes, weekdays, enabled, day } = row
      return { id, owner, subject, minutes, weekdays, enabled, words: wordsOf(key, row), day }
    })
    yield jsonFile('reminders/reminders.json', ABOUT_REMINDERS, { mail: ways.mail, reminders })
  },
}
