import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import { noticeReasons } from '#platform/contract/reasons.en.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { NoticeContent, ReminderRecipient, ReminderSource } from '#platform/server/reminders/source.ts'
import type { TherapistRecord } from '../contract.ts'
import { MEASURE_KINDS, type RecordKind } from '../kinds.ts'
import { DAYS_BETWEEN } from '../measures/measure.ts'
import { programmeEntry } from '../programmes/catalog.ts'
import { nextDay, runOf } from '../programmes/run.ts'
import { recordsOf } from './core/store.ts'

/** Newest records of each kind that are considered. */
const MOST = 100
/** Homework that is overdue for longer causes no reminder. */
const OVERDUE_DAYS = 7

const SUBJECTS = [...MEASURE_KINDS, 'programme', 'appointment', 'homework'] as const satisfies readonly RecordKind[]
type Subject = (typeof SUBJECTS)[number]

/** A notice is visible on a locked screen, so it states that something is due, and never what a person is in therapy for. */
const words = {
  en: {
    names: {
      phq9: 'A questionnaire after two weeks (PHQ-9)',
      gad7: 'A questionnaire after two weeks (GAD-7)',
      programme: 'The next day of a programme',
      appointment: 'Appointments, the day before and on the day',
      homework: 'Homework, the day before and on the day',
    },
    measure: { title: 'A questionnaire', body: 'Two weeks have passed since the last one.' },
    programme: { title: 'Ten minutes', body: 'The next day of your programme is there.' },
    today: { title: 'An appointment today', body: (time: string) => (time ? `At ${time}` : 'You noted it here.') },
    tomorrow: { title: 'An appointment tomorrow', body: (time: string) => (time ? `At ${time}` : 'You noted it here.') },
    homework: { title: 'Something you planned', body: 'It is due by tomorrow.' },
  },
  de: {
    names: {
      phq9: 'Ein Fragebogen nach zwei Wochen (PHQ-9)',
      gad7: 'Ein Fragebogen nach zwei Wochen (GAD-7)',
      programme: 'Der nächste Tag eines Programms',
      appointment: 'Termine, am Tag davor und am Tag selbst',
      homework: 'Hausaufgaben, am Tag davor und am Tag selbst',
    },
    measure: { title: 'Ein Fragebogen', body: 'Seit dem letzten sind zwei Wochen vergangen.' },
    programme: { title: 'Zehn Minuten', body: 'Der nächste Tag deines Programms ist da.' },
    today: { title: 'Heute ein Termin', body: (time: string) => (time ? `Um ${time}` : 'Du hast ihn hier notiert.') },
    tomorrow: { title: 'Morgen ein Termin', body: (time: string) => (time ? `Um ${time}` : 'Du hast ihn hier notiert.') },
    homework: { title: 'Etwas, das du dir vorgenommen hast', body: 'Es ist bis morgen fällig.' },
  },
}
const wordsFor = (locale: string | null) => words[locale?.startsWith('de') ? 'de' : 'en']

type Words = (typeof words)['en']

/** The notice of a day, given all records of the subject's kind, newest first. */
function dueOn(
  t: Words,
  person: ReminderRecipient,
  subject: Subject,
  records: readonly TherapistRecord[],
  day: LocalDay,
): NoticeContent | undefined {
  const notice = (content: { title: string; body: string }, url: string): NoticeContent => ({ ...content, url, actions: [] })
  if (subject === 'phq9' || subject === 'gad7') {
    const last = records[0]
    const isDue = last !== undefined && addDays(last.day, DAYS_BETWEEN) <= day
    return isDue ? notice(t.measure, `/my-therapist/measures/${subject}`) : undefined
  }
  if (subject === 'programme') {
    const on = records.find(({ body }) => runOf(body).state === 'on')
    if (!on) return undefined
    const run = runOf(on.body)
    const days = programmeEntry(run.programme)?.days ?? 0
    // A day of the programme was already done today.
    const isDone = run.done.length + run.skipped.length > 0 && localDayOf(new Date(on.at), person.zone, person.dayStart) === day
    return isDone || nextDay(run, days) === undefined ? undefined : notice(t.programme, `/my-therapist/programmes/${run.programme}`)
  }
  const tomorrow = addDays(day, 1)
  if (subject === 'appointment') {
    const found = records
      .filter(({ body }) => body.on === day || body.on === tomorrow)
      .toSorted((a, b) => `${String(a.body.on)} ${String(a.body.time)}`.localeCompare(`${String(b.body.on)} ${String(b.body.time)}`))[0]
    if (!found) return undefined
    const { title, body } = found.body.on === day ? t.today : t.tomorrow
    return notice({ title, body: body(String(found.body.time ?? '')) }, '/my-therapist/between')
  }
  const isOpen = ({ body }: TherapistRecord) =>
    typeof body.due === 'string' && !isTicked(body.state) && body.due <= tomorrow && body.due >= addDays(day, -OVERDUE_DAYS)
  return records.some(isOpen) ? notice(t.homework, '/my-therapist/between') : undefined
}

const isTicked = (state: unknown) => Array.isArray(state) && state.includes('yes')
const isSubject = (subject: string): subject is Subject => (SUBJECTS as readonly string[]).includes(subject)

/**
 * Reminders that a person sets: a questionnaire after two weeks, the next day of a programme, appointments and homework. Each can be set
 * only once a record of its kind exists.
 */
export const therapistReminders = (app: HasDb & HasVault): ReminderSource => {
  const recordsFor = async (person: ReminderRecipient, kind: Subject, most = MOST) =>
    recordsOf(app.db, await app.vault.keyOf(person.id), person.id, { kind, most })
  return {
    async subjects(person) {
      const { names } = wordsFor(person.locale)
      const here = await Promise.all(SUBJECTS.map(async (subject) => ((await recordsFor(person, subject, 1)).length > 0 ? [subject] : [])))
      return here.flat().map((subject) => ({ subject, title: names[subject] }))
    },

    async notice(person, subject, day) {
      return isSubject(subject) ? dueOn(wordsFor(person.locale), person, subject, await recordsFor(person, subject), day) : undefined
    },

    async planned(person, subject, days) {
      if (!isSubject(subject)) return []
      const records = await recordsFor(person, subject)
      const due = days.flatMap((day) => {
        const content = dueOn(wordsFor(person.locale), person, subject, records, day)
        return content ? [{ day, title: content.title }] : []
      })
      // A questionnaire stays due until it is filled in, but a calendar shows it once.
      return subject === 'phq9' || subject === 'gad7' ? due.slice(0, 1) : due
    },

    act: () => Promise.reject(notFound(noticeReasons.not_here())),
  }
}
