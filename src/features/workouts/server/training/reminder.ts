import { weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { ReminderRecipient, ReminderSource } from '#platform/server/reminders/source.ts'
import type { StoredPlan } from '../../contract/training.ts'
import { focusNames as de } from '../../focus-names.de.ts'
import { focusNames as en } from '../../focus-names.en.ts'
import { workoutsReasons } from '../../reasons.en.ts'
import { sessionAt, sessionCount, type PlanSession } from '../../training/plan-run.ts'
import { plansOf } from './plan-store.ts'
import { trainedDays } from './session-store.ts'

const words = {
  en: {
    subject: 'Training',
    focus: en,
    title: (name: string) => `${name} today`,
    body: (n: number, of: number) => `Session ${n} of ${of}. It can wait.`,
  },
  de: {
    subject: 'Training',
    focus: de,
    title: (name: string) => `Heute: ${name}`,
    body: (n: number, of: number) => `Einheit ${n} von ${of}. Sie kann warten.`,
  },
}
const wordsFor = (locale: string | null) => words[locale?.startsWith('de') ? 'de' : 'en']
const nameOf = ({ day }: PlanSession, locale: string | null) => day.name || wordsFor(locale).focus[day.focus]

/** Reminders of the active plan. None on its days off, on days with a session, or after the plan has ended. */
export function trainingReminders(app: HasDb & HasVault): ReminderSource {
  const active = async (person: ReminderRecipient): Promise<StoredPlan | undefined> => {
    const plans = await plansOf(app.db, await app.vault.keyOf(person.id), person.id)
    return plans.find(({ isActive, plan, next }) => isActive && sessionAt(plan, next))
  }
  const isFree = (plan: StoredPlan, day: LocalDay) => plan.weekdays !== null && !plan.weekdays.includes(weekdayOf(day))

  return {
    subjects: async (person) => ((await active(person)) ? [{ subject: 'plan', title: wordsFor(person.locale).subject }] : []),

    async notice(person, subject, day) {
      const plan = subject === 'plan' ? await active(person) : undefined
      if (!plan || isFree(plan, day) || (await trainedDays(app.db, person.id, day, day)).length > 0) return undefined
      const w = wordsFor(person.locale)
      const next = sessionAt(plan.plan, plan.next)!
      return {
        title: w.title(nameOf(next, person.locale)),
        body: w.body(plan.next + 1, sessionCount(plan.plan)),
        url: '/gym-ai',
        actions: [],
      }
    },

    /** One session after the other: a missed one moves on to the plan's next day. */
    async planned(person, subject, days) {
      const [first, last] = [days[0], days.at(-1)]
      const plan = subject === 'plan' ? await active(person) : undefined
      if (!plan || !first || !last) return []
      const done = new Set(await trainedDays(app.db, person.id, first, last))
      return days
        .filter((day) => !isFree(plan, day) && !done.has(day))
        .flatMap((day, at) => {
          const session = sessionAt(plan.plan, plan.next + at)
          return session ? [{ day, title: nameOf(session, person.locale) }] : []
        })
    },

    act: async () => {
      throw notFound(workoutsReasons.plan_not_here())
    },
  }
}
