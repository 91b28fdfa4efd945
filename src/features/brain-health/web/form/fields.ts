import type { AnswerFields, Sheet } from '../../answers.ts'
import { CLOSE, FOODS, SLEEP_TROUBLES, SMOKING, STRESS } from '../../choices.ts'
import type { LimitName } from '../../limits.ts'
import { LIMITS } from '../../limits.ts'
import type { CareItem } from '../../scores/care-score.ts'
import { fatShown, fatStored, sugarShown, sugarStored, type FatUnit, type SugarUnit } from '../../units.ts'
import { toShown, toStored } from '#platform/web/i18n/units.ts'
import type { UnitSystem } from '#platform/web/i18n/locale-settings.ts'

/** Units of the form; stored values have fixed units. */
export type Units = { sugar: SugarUnit; fat: FatUnit; system: UnitSystem }

/** Typed text by field. */
export type Draft = Readonly<Record<string, string>>

type NumberField = {
  kind: 'number'
  name: string
  limit: LimitName
  /** Conversions from the stored to the displayed value, and back. */
  shown?: (value: number, units: Units) => number
  stored?: (value: number, units: Units) => number
  isOptional?: true
  digits?: number
}
type ChoiceField = { kind: 'choice'; name: string; options: readonly string[]; isOptional?: true }
export type FormField = NumberField | ChoiceField

const YES_NO = ['yes', 'no'] as const
const yesNo = (name: string): ChoiceField => ({ kind: 'choice', name, options: YES_NO, isOptional: true })
const number = (name: string, limit: LimitName, more: Partial<NumberField> = {}): NumberField => ({ kind: 'number', name, limit, ...more })
const fat = {
  shown: (value: number, { fat: unit }: Units) => fatShown(value, unit),
  stored: (value: number, { fat: unit }: Units) => fatStored(value, unit),
  isOptional: true,
  digits: 1,
} as const

export const FORM_FIELDS: Readonly<Record<CareItem, readonly FormField[]>> = {
  pressure: [number('systolic', 'systolic', { digits: 0 }), number('diastolic', 'diastolic', { digits: 0 }), yesNo('isTreated')],
  sugar: [
    number('hba1c', 'hba1c', {
      shown: (value, { sugar }) => sugarShown(value, sugar),
      stored: (value, { sugar }) => sugarStored(value, sugar),
    }),
    yesNo('hasDiabetes'),
  ],
  cholesterol: [number('total', 'total', fat), number('nonHdl', 'nonHdl', fat), yesNo('isTreated')],
  body: [
    number('kg', 'kg', {
      shown: (kg, { system }) => toShown('weight', kg, system),
      stored: (shown, { system }) => toStored('weight', shown, system),
    }),
    number('cm', 'cm', {
      shown: (cm, { system }) => toShown('length', cm, system),
      stored: (shown, { system }) => toStored('length', shown, system),
    }),
  ],
  food: FOODS.map(yesNo),
  alcohol: [number('drinksAWeek', 'drinks')],
  smoking: [{ kind: 'choice', name: 'status', options: SMOKING }, yesNo('isSmokyAtHome')],
  movement: [number('minutesAWeek', 'minutes', { digits: 0 })],
  sleep: [number('hours', 'hours', { digits: 2 }), { kind: 'choice', name: 'trouble', options: SLEEP_TROUBLES, isOptional: true }],
  stress: [{ kind: 'choice', name: 'level', options: STRESS }],
  people: [{ kind: 'choice', name: 'close', options: CLOSE }],
  meaning: [{ kind: 'choice', name: 'hasMeaning', options: YES_NO }],
}

/** Initial state of the form: the current answer. A hidden body is not shown. */
export function draftOf(item: CareItem, sheet: Sheet, units: Units, print: (value: number, digits: number) => string): Draft {
  const value = (sheet[item] ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    FORM_FIELDS[item].map((field) => {
      const one = value[field.name]
      if (one === undefined || one === null) return [field.name, '']
      if (field.kind === 'number') return [field.name, print(field.shown?.(one as number, units) ?? (one as number), field.digits ?? 1)]
      return [field.name, typeof one === 'boolean' ? (one ? 'yes' : 'no') : String(one)]
    }),
  )
}

export type Problem = { what: 'notNumber' | 'order' | 'missing' | 'choose' } | { what: 'outside'; least: number; most: number }
export type Problems = Readonly<Record<string, Problem>>

/** The answer from the form, or its problems by field. `parse` reads a number in the person's language. */
export function readDraft(
  item: CareItem,
  draft: Draft,
  units: Units,
  parse: (text: string) => number | undefined,
): { answer: AnswerFields } | { problems: Problems } {
  const problems: Record<string, Problem> = {}
  const value: Record<string, unknown> = {}
  for (const field of FORM_FIELDS[item]) {
    const text = (draft[field.name] ?? '').trim()
    if (text === '') {
      value[field.name] = null
      if (!field.isOptional) problems[field.name] = { what: field.kind === 'number' ? 'notNumber' : 'choose' }
    } else if (field.kind === 'choice') value[field.name] = field.options === YES_NO ? text === 'yes' : text
    else {
      const typed = parse(text)
      const stored = typed === undefined ? undefined : (field.stored?.(typed, units) ?? typed)
      const { least, most } = LIMITS[field.limit]
      if (stored === undefined) problems[field.name] = { what: 'notNumber' }
      else if (stored < least || stored > most) {
        const shown = (bound: number) => field.shown?.(bound, units) ?? bound
        problems[field.name] = { what: 'outside', least: shown(least), most: shown(most) }
      } else value[field.name] = stored
    }
  }
  if (Object.keys(problems).length === 0) {
    if (item === 'pressure' && (value.systolic as number) <= (value.diastolic as number)) problems.systolic = { what: 'order' }
    if (item === 'cholesterol' && value.total === null && value.nonHdl === null) problems.total = { what: 'missing' }
  }
  return Object.keys(problems).length > 0 ? { problems } : { answer: { item, value } as AnswerFields }
}
