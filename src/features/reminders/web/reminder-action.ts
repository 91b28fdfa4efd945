import { v7 as uuidv7 } from 'uuid'
import { fold } from '#platform/contract/fold.ts'
import { deleteReminder, EVERY_DAY, putReminder } from '#platform/contract/reminders.ts'
import { call } from '#platform/web/api/call.ts'
import type { CommandContext } from '#platform/web/commands/command.ts'
import { remindersQuery } from '#platform/web/reminders/use-reminders.ts'
import type { Outcome } from '#platform/web/voice/tool.ts'

const WORDS = {
  en: {
    ask: (title: string, at: string) => `Remind you of “${title}” every day at ${at}?`,
    done: (title: string, at: string) => `You will be reminded of “${title}” at ${at}, every day.`,
    unknown: (about: string) => `There is nothing called “${about}” to be reminded of. Reminders are for habits, mood and training.`,
    which: 'Which of these?',
    link: 'Reminders',
  },
  de: {
    ask: (title: string, at: string) => `Täglich um ${at} an „${title}“ erinnern?`,
    done: (title: string, at: string) => `Du wirst täglich um ${at} an „${title}“ erinnert.`,
    unknown: (about: string) =>
      `Es gibt nichts namens „${about}“, woran ich erinnern könnte. Erinnerungen gibt es an Gewohnheiten, Stimmung und Training.`,
    which: 'Was davon?',
    link: 'Erinnerungen',
  },
} as const

/** A reminder of something that can be reminded of, every day at a time: by hand it is made on the page of reminders. */
export async function reminderOutcome(about: string, at: string, context: CommandContext): Promise<Outcome> {
  const t = WORDS[context.language]
  const links = [{ to: '/settings/reminders', label: t.link }]
  const { subjects } = await context.client.fetchQuery(remindersQuery())
  const wanted = fold(about.trim())
  const exact = subjects.filter(({ title }) => fold(title) === wanted)
  const intended =
    exact.length > 0 ? exact : subjects.filter(({ title, subject }) => fold(title).includes(wanted) || fold(subject) === wanted)
  const propose = ({ owner, subject, title }: (typeof subjects)[number]): Outcome => ({
    kind: 'propose',
    words: t.ask(title, at),
    links,
    perform: async () => {
      const id = uuidv7()
      const [hours = '0', minutes = '0'] = at.split(':')
      const body = { owner, subject, minutes: Number(hours) * 60 + Number(minutes), weekdays: EVERY_DAY, enabled: true }
      await call(putReminder, { params: { id }, body })
      await context.client.invalidateQueries({ queryKey: remindersQuery().queryKey })
      return {
        words: t.done(title, at),
        links,
        undo: async () => {
          await call(deleteReminder, { params: { id } })
          await context.client.invalidateQueries({ queryKey: remindersQuery().queryKey })
          return true
        },
      }
    },
  })
  const [first] = intended
  if (!first) return { kind: 'say', words: t.unknown(about), links }
  if (intended.length === 1) return propose(first)
  return { kind: 'ask', words: t.which, choices: intended.slice(0, 5).map((one) => ({ label: one.title, choose: () => propose(one) })) }
}
