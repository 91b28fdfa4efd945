import type { LocalDay } from '#platform/contract/dates.ts'
import { MAX_PAUSES, type HabitFields, type Schedule } from '../../contract.ts'
import type { HabitIdea } from '#platform/web/habit-idea.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import type { Template } from './templates.ts'

/** Kinds of schedules in the form: "a week" is the most common span of days, so it is a kind of its own. */
export type Rhythm = 'daily' | 'weekdays' | 'perWeek' | 'perDays' | 'everyDays' | 'timesADay'
export const RHYTHMS: readonly Rhythm[] = ['daily', 'weekdays', 'perWeek', 'perDays', 'everyDays', 'timesADay']

/** State of the form: numbers are still text. */
export type Draft = Pick<
  HabitFields,
  'name' | 'question' | 'notes' | 'kind' | 'unit' | 'timeOfDay' | 'hue' | 'icon' | 'groupId' | 'startDay' | 'order' | 'isArchived'
> & {
  target: string
  /** Amount that one press adds; empty: a handy default. */
  step: string
  /** `HH:MM`: reminder time of a new habit; empty: no reminder. */
  remindAt: string
  rhythm: Rhythm
  weekdays: number
  times: string
  days: string
  hasGoal: boolean
  goalTotal: string
  pauses: { from: string; to: string }[]
}

export type DraftField = 'name' | 'target' | 'step' | 'times' | 'days' | 'startDay' | 'goalTotal' | 'pauses' | 'rhythm'
/** Validation problems by name; the form has the texts. */
export type Problem = 'missing' | 'not-a-number' | 'too-small' | 'too-many' | 'whole' | 'backwards' | 'number-times'
export type Problems = Partial<Record<DraftField, Problem>>

const plain = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(value)

export function blankDraft(today: LocalDay, order: number): Draft {
  return {
    name: '',
    question: '',
    notes: '',
    kind: 'yes',
    unit: '',
    target: '',
    step: '',
    remindAt: '',
    rhythm: 'daily',
    weekdays: 0b0011111,
    times: '3',
    days: '7',
    timeOfDay: 'any',
    hue: 148,
    icon: 'leaf',
    groupId: null,
    startDay: today,
    hasGoal: false,
    goalTotal: '',
    pauses: [],
    order,
    isArchived: false,
  }
}

export function draftFromIdea({ name, question, icon, timesAWeek }: HabitIdea, today: LocalDay, order: number): Draft {
  const rhythm = timesAWeek === undefined ? {} : { rhythm: 'perWeek' as const, times: String(timesAWeek) }
  return { ...blankDraft(today, order), name, question, ...(icon && { icon }), ...rhythm }
}

export function draftOf(fields: HabitFields, locale: string): Draft {
  const { goalTotal, target, step, schedule, pauses, ...rest } = fields
  return {
    ...rest,
    target: fields.kind === 'yes' ? '' : plain(target, locale),
    // A habit that has been waiting to be sent since before `step` existed has none.
    step: (step ?? null) === null || fields.kind === 'yes' ? '' : plain(step!, locale),
    remindAt: '',
    ...rhythmOf(schedule),
    hasGoal: goalTotal !== null,
    goalTotal: goalTotal === null ? '' : plain(goalTotal, locale),
    pauses: pauses.map(({ from, to }) => ({ from, to: to ?? '' })),
  }
}

export function draftFromTemplate(template: Template, today: LocalDay, order: number, locale: string): Draft {
  const { name, question, unit, kind, target, schedule, timeOfDay, hue, icon, goalTotal = null } = template
  const blank = blankDraft(today, order)
  return {
    ...blank,
    name,
    question,
    unit,
    kind,
    timeOfDay,
    hue,
    icon,
    ...pick(draftOf({ ...asFields(blank), kind, target, schedule, goalTotal }, locale)),
  }
}

const pick = ({ target, rhythm, weekdays, times, days, hasGoal, goalTotal }: Draft) => ({
  target,
  rhythm,
  weekdays,
  times,
  days,
  hasGoal,
  goalTotal,
})
const asFields = ({
  target: _t,
  step: _p0,
  remindAt: _at,
  rhythm: _r,
  weekdays: _w,
  times: _n,
  days: _d,
  hasGoal: _g,
  goalTotal: _s,
  pauses: _p,
  ...rest
}: Draft): HabitFields => ({
  ...rest,
  target: 1,
  step: null,
  schedule: { kind: 'daily' },
  goalTotal: null,
  pauses: [],
})

function rhythmOf(schedule: Schedule): Pick<Draft, 'rhythm' | 'weekdays' | 'times' | 'days'> {
  const base = { weekdays: 0b0011111, times: '3', days: '7' }
  switch (schedule.kind) {
    case 'daily':
      return { ...base, rhythm: 'daily' }
    case 'weekdays':
      return { ...base, rhythm: 'weekdays', weekdays: schedule.weekdays }
    case 'perDays':
      return { ...base, rhythm: schedule.days === 7 ? 'perWeek' : 'perDays', times: String(schedule.times), days: String(schedule.days) }
    case 'everyDays':
      return { ...base, rhythm: 'everyDays', days: String(schedule.days) }
    case 'timesADay':
      return { ...base, rhythm: 'timesADay', times: String(schedule.times) }
  }
}

/** A whole number within bounds, or its problem. */
function whole(text: string, least: number, most: number): number | Problem {
  if (text.trim() === '') return 'missing'
  if (!/^\d+$/.test(text.trim())) return 'whole'
  const value = Number(text)
  return value < least ? 'too-small' : value > most ? 'too-many' : value
}

/** The habit's fields from a draft, or all of its problems. */
export function readDraft(draft: Draft, locale: string): { fields: HabitFields } | { problems: Problems } {
  const problems: Problems = {}
  const number = (field: DraftField, text: string, least: number, most: number): number => {
    const value = whole(text, least, most)
    if (typeof value === 'number') return value
    problems[field] = value
    return least
  }
  const amount = (field: DraftField, text: string, isZeroFine: boolean): number => {
    const value = text.trim() === '' ? undefined : parseAmount(text, locale)
    if (value === undefined) problems[field] = text.trim() === '' ? 'missing' : 'not-a-number'
    else if (value <= 0 && !isZeroFine) problems[field] = 'too-small'
    return value ?? 0
  }
  const schedule = ((): Schedule => {
    switch (draft.rhythm) {
      case 'daily':
        return { kind: 'daily' }
      case 'weekdays':
        return { kind: 'weekdays', weekdays: draft.weekdays }
      case 'perWeek':
        return { kind: 'perDays', times: number('times', draft.times, 1, 7), days: 7 }
      case 'perDays': {
        const days = number('days', draft.days, 2, 366)
        return { kind: 'perDays', times: number('times', draft.times, 1, Math.min(31, days)), days }
      }
      case 'everyDays':
        return { kind: 'everyDays', days: number('days', draft.days, 2, 366) }
      case 'timesADay':
        return { kind: 'timesADay', times: number('times', draft.times, 2, 50) }
    }
  })()
  if (draft.name.trim() === '') problems.name = 'missing'
  if (draft.startDay === '') problems.startDay = 'missing'
  if (draft.kind !== 'yes' && schedule.kind === 'timesADay') problems.rhythm = 'number-times'
  const target = draft.kind === 'yes' ? 1 : amount('target', draft.target, draft.kind === 'atMost')
  const step = draft.kind === 'yes' || !draft.step?.trim() ? null : amount('step', draft.step, false)
  const goalTotal = draft.hasGoal ? amount('goalTotal', draft.goalTotal, false) : null
  // An empty pause row counts as no pause.
  const pauses = draft.pauses.filter(({ from, to }) => from !== '' || to !== '')
  if (pauses.some(({ from }) => from === '')) problems.pauses = 'missing'
  else if (pauses.some(({ from, to }) => to !== '' && to < from)) problems.pauses = 'backwards'
  else if (pauses.length > MAX_PAUSES) problems.pauses = 'too-many'
  if (Object.keys(problems).length > 0) return { problems }
  const { name, question, notes, kind, unit, timeOfDay, hue, icon, groupId, order, startDay, isArchived } = draft
  return {
    fields: {
      name: name.trim(),
      question: question.trim(),
      notes: notes.trim(),
      kind,
      unit: kind === 'yes' ? '' : unit.trim(),
      target,
      step,
      schedule,
      timeOfDay,
      hue,
      icon,
      groupId,
      order,
      startDay,
      pauses: pauses.map(({ from, to }) => ({ from, to: to || null })),
      goalTotal,
      isArchived,
    },
  }
}
