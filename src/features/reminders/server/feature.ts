import type { ServerFeature } from '#platform/server/feature.ts'
import { reminderJobs, reminderWorks, replanReminders } from '#platform/server/reminders/reminders.ts'
import { remindersOf, waysOf } from '#platform/server/reminders/store.ts'
import { reminderRoutes } from './routes.ts'

export const remindersServer: ServerFeature = {
  id: 'reminders',
  routes: reminderRoutes,
  jobs: reminderJobs,
  works: reminderWorks,
  personMoved: replanReminders,
  exportUser: async (app, userId) => [
    {
      name: 'reminders/reminders.json',
      json: {
        mail: (await waysOf(app.db, userId)).mail,
        reminders: (await remindersOf(app.db, userId)).map(({ id, owner, subject, minutes, weekdays, enabled }) => ({
          id,
          owner,
          subject,
          minutes,
          weekdays,
          enabled,
        })),
      },
    },
  ],
}
