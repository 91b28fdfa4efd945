import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasCollect } from '../app/app.ts'
import type { Person } from '../auth/sessions.ts'

/** Somebody to remind: known without a session. */
export type ReminderRecipient = Omit<Person, 'sessionId' | 'provedAt'>

/** What a notice says, in the person's language. */
export type NoticeContent = { title: string; body: string; url: string; actions: { id: string; label: string }[] }

/** What a feature can remind of. Named by `owner`, in the feature's `reminders`. */
export type ReminderSource = {
  /** Everything that can be reminded of, with its name; bounded. */
  subjects(person: ReminderRecipient): Promise<{ subject: string; title: string }[]>
  /** What to say for a day, or undefined when there is nothing to say: it is done, paused, or gone. */
  notice(person: ReminderRecipient, subject: string, day: LocalDay): Promise<NoticeContent | undefined>
  /**
   * What there is on which of these days, which are in order: for the calendar, where weekdays alone do not say it. A source without it
   * has something on each.
   */
  planned?(person: ReminderRecipient, subject: string, days: readonly LocalDay[]): Promise<{ day: LocalDay; title: string }[]>
  /** Does what an action of the notice names. Must be idempotent by `key`. Throws `not_found` for an action it does not know. */
  act(person: ReminderRecipient, subject: string, action: string, context: { day: LocalDay; at: Date; key: string }): Promise<void>
}

/** What can be reminded of, by owner. */
export function reminderSources(app: HasCollect): Map<string, ReminderSource> {
  return new Map(app.collect('reminders').flatMap(({ value }) => Object.entries(value)))
}
