import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasCollect } from '../app/app.ts'
import type { Person } from '../auth/sessions.ts'

/** A recipient of reminders: identified without a session. */
export type ReminderRecipient = Omit<Person, 'sessionId' | 'provedAt'>

/** The content of a notice, in the person's language. */
export type NoticeContent = { title: string; body: string; url: string; actions: { id: string; label: string }[] }

/** A feature's source of reminders. Named by `owner`, in the feature's `reminders`. */
export type ReminderSource = {
  /** Every subject of reminders, with its name; bounded. */
  subjects(person: ReminderRecipient): Promise<{ subject: string; title: string }[]>
  /** The notice for a day, or undefined when none is needed: the thing is done, paused, or deleted. */
  notice(person: ReminderRecipient, subject: string, day: LocalDay): Promise<NoticeContent | undefined>
  /**
   * The items of these days, in order: for the calendar, where weekdays alone do not determine them. A source without it
   * has an item on each day.
   */
  planned?(person: ReminderRecipient, subject: string, days: readonly LocalDay[]): Promise<{ day: LocalDay; title: string }[]>
  /** Performs an action of the notice. Must be idempotent by `key`. Throws `not_found` for an unknown action. */
  act(person: ReminderRecipient, subject: string, action: string, context: { day: LocalDay; at: Date; key: string }): Promise<void>
}

/** All sources of reminders, by owner. */
export function reminderSources(app: HasCollect): Map<string, ReminderSource> {
  return new Map(app.collect('reminders').flatMap(({ value }) => Object.entries(value)))
}
