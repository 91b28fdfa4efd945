import { v7 as uuidv7 } from 'uuid'
import { addDays, clockTime, wallClock } from '#platform/contract/dates.ts'
import { fold } from '#platform/contract/fold.ts'
import { deleteReminder, EVERY_DAY, MAX_REMINDER_WORDS, OWN_WORDS, putReminder, type Reminder } from '#platform/contract/reminders.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesSoon } from '#platform/web/i18n/messages.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { reminderMessages } from '#platform/web/reminders/messages.ts'
import { remindersQuery } from '#platform/web/reminders/use-reminders.ts'
import { currentSession } from '#platform/web/session/session.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'
import { readReminder, type ReadReminder } from './read-reminder.ts'

const WORDS = {
  en: {
    ask: (title: string, when: string) => `Remind you of “${title}”: ${when}?`,
    done: (title: string, when: string) => `You will be reminded of “${title}”: ${when}.`,
    which: 'Which of these?',
    when: (title: string) => `When shall I remind you of “${title}”?`,
    untitled: 'Reminder',
    link: 'Reminders',
    here: 'Reminders are set here.',
  },
  de: {
    ask: (title: string, when: string) => `An „${title}“ erinnern: ${when}?`,
    done: (title: string, when: string) => `Du wirst an „${title}“ erinnert: ${when}.`,
    which: 'Was davon?',
    when: (title: string) => `Wann soll ich dich an „${title}“ erinnern?`,
    untitled: 'Erinnerung',
    link: 'Erinnerungen',
    here: 'Erinnerungen stellst du hier ein.',
  },
} as const

const PAGE = '/settings/reminders'
const HOUR = 60
const MORNING = 9 * HOUR
const EVENING = 19 * HOUR

type Wanted = Pick<Reminder, 'owner' | 'subject' | 'words'> & { title: string }
type When = Pick<ReadReminder, 'day' | 'weekdays' | 'minutes'>

/** Creates a reminder from a typed or spoken sentence; when it states no time, the app asks for one. */
export async function spokenReminder(text: string, context: CommandContext): Promise<Outcome | undefined> {
  const now = wallClock(new Date(), currentSession().user?.zone ?? deviceZone())
  const found = readReminder(text, now)
  if (!found) return undefined
  const t = WORDS[context.language]
  if (found.day === undefined && found.what === '') return { kind: 'open', to: PAGE, words: t.here }
  const title = found.what.slice(0, MAX_REMINDER_WORDS) || t.untitled
  const offered = (when: When) => proposeOf(title, when, context)
  if (found.day !== undefined) return offered(found)
  const later = now.minutes + HOUR
  const choices: When[] = [
    { day: later < 24 * HOUR ? now.day : addDays(now.day, 1), minutes: later % (24 * HOUR), weekdays: EVERY_DAY },
    { day: later < EVENING ? now.day : addDays(now.day, 1), minutes: EVENING, weekdays: EVERY_DAY },
    { day: addDays(now.day, 1), minutes: MORNING, weekdays: EVERY_DAY },
  ]
  const labels = await Promise.all(choices.map(wordsOfWhen))
  return {
    kind: 'ask',
    words: t.when(title),
    choices: choices.map((when, at) => ({ label: labels[at]!, choose: () => offered(when) })),
  }
}

/** A reminder that a language model proposed: of an existing subject, or in the person's own words. */
export const proposedReminder = (about: string, at: string, day: string | undefined, context: CommandContext): Promise<Outcome> => {
  const [hours = '0', minutes = '0'] = at.split(':')
  return proposeOf(about, { day: day ?? null, weekdays: EVERY_DAY, minutes: Number(hours) * HOUR + Number(minutes) }, context)
}

/** A repeating reminder named like a habit, the mood or training refers to that subject, so it stays silent once that is done. */
async function proposeOf(about: string, when: When, context: CommandContext): Promise<Outcome> {
  const id = uuidv7()
  const own: Wanted = { owner: OWN_WORDS, subject: id, words: about, title: about }
  if (when.day !== null) return propose(id, own, when, context)
  const wanted = fold(about.trim())
  const { subjects } = await context.client.fetchQuery(remindersQuery()).catch(() => ({ subjects: [] }))
  const found = subjects.filter(({ owner, subject, title }) => owner !== OWN_WORDS && (fold(title) === wanted || fold(subject) === wanted))
  const things = found.map((one): Wanted => ({ ...one, words: null }))
  if (things.length <= 1) return propose(id, things[0] ?? own, when, context)
  const choices = things.map((one) => ({ label: one.title, choose: () => propose(id, one, when, context) }))
  return { kind: 'ask', words: WORDS[context.language].which, choices }
}

async function propose(id: string, { title, ...wanted }: Wanted, when: When, { language, client }: CommandContext): Promise<Outcome> {
  const t = WORDS[language]
  const links = [{ to: PAGE, label: t.link }]
  const stated = await wordsOfWhen(when)
  const refresh = () => client.invalidateQueries({ queryKey: remindersQuery().queryKey })
  const sent = { label: title, replaces: `reminder ${id}` }
  return {
    kind: 'propose',
    words: t.ask(title, stated),
    links,
    perform: async () => {
      await perform(putReminder, { params: { id }, body: { ...wanted, ...when, enabled: true } }, sent)
      await refresh()
      return {
        words: t.done(title, stated),
        links,
        undo: async () => {
          await perform(deleteReminder, { params: { id } }, sent)
          await refresh()
          return true
        },
      }
    },
  }
}

async function wordsOfWhen({ day, weekdays, minutes }: When): Promise<string> {
  const format = formatNow()
  const time = format.localTime(clockTime(minutes))
  if (day !== null) return `${format.localDay(day, 'day')}, ${time}`
  const t = await messagesSoon(reminderMessages)
  return `${t.weekdays(weekdays, weekdayNames(format.locale, 'long'), format.list)}, ${time}`
}
