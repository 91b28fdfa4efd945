import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { HEARING_QUESTIONS, LETTERS_AN_EYE } from './checks.ts'
import { CONTRASTS } from './contrast.ts'
import { DIGITS_RANGE } from './digits-in-noise.ts'
import { FACTOR_NAMES, FACTOR_STATES } from './factors.ts'
import { LIMITS, type LimitName } from './limits.ts'
import { brainHealthReasons } from './reasons.en.ts'
import { CLOSE, FOODS, SLEEP_TROUBLES, SMOKING, STRESS } from './choices.ts'

const within = (name: LimitName, reason: string) => z.number().min(LIMITS[name].least, reason).max(LIMITS[name].most, reason)
const { pressure_range, pressure_order, sugar_range, fat_range, fat_missing, body_range, drinks_range } = brainHealthReasons
const { minutes_range, hours_range, mepa_range } = brainHealthReasons
const Known = z.boolean().nullable()

const item = <const Name extends string, Value extends z.ZodType>(name: Name, value: Value) =>
  z.object({ item: z.literal(name), value: value.nullable() })

const FACTOR_ITEMS = FACTOR_NAMES.map((name) => `factor.${name}` as const) as [`factor.${(typeof FACTOR_NAMES)[number]}`]

/** A person's answer to one question; null: withdrawn. Unknown parts of an answer are null, never 0. */
export const AnswerFields = z.discriminatedUnion('item', [
  item(
    'pressure',
    z
      .object({
        systolic: within('systolic', pressure_range.id),
        diastolic: within('diastolic', pressure_range.id),
        isTreated: Known,
      })
      .refine(({ systolic, diastolic }) => systolic > diastolic, pressure_order.id),
  ),
  /** Per cent (NGSP). */
  item('sugar', z.object({ hba1c: within('hba1c', sugar_range.id), hasDiabetes: Known })),
  /** mg/dL */
  item(
    'cholesterol',
    z
      .object({ total: within('total', fat_range.id).nullable(), nonHdl: within('nonHdl', fat_range.id).nullable(), isTreated: Known })
      .refine(({ total, nonHdl }) => total !== null || nonHdl !== null, fat_missing.id),
  ),
  item('body', z.object({ kg: within('kg', body_range.id), cm: within('cm', body_range.id) })),
  item('food', z.object(Object.fromEntries(FOODS.map((one) => [one, Known])) as Record<(typeof FOODS)[number], typeof Known>)),
  item('alcohol', z.object({ drinksAWeek: within('drinks', drinks_range.id) })),
  item('smoking', z.object({ status: z.enum(SMOKING), isSmokyAtHome: Known })),
  item('movement', z.object({ minutesAWeek: within('minutes', minutes_range.id) })),
  item('sleep', z.object({ hours: within('hours', hours_range.id), trouble: z.enum(SLEEP_TROUBLES).nullable() })),
  item('stress', z.object({ level: z.enum(STRESS) })),
  item('people', z.object({ close: z.enum(CLOSE) })),
  item('meaning', z.object({ hasMeaning: z.boolean() })),
  /** Points of the Mediterranean Eating Pattern for Americans screener, for a person who has completed it. */
  item('mepa', z.object({ points: within('mepa', mepa_range.id) })),
  z.object({ item: z.enum(FACTOR_ITEMS), value: z.object({ state: z.enum(FACTOR_STATES) }).nullable() }),
  item(
    'hearing-check',
    z.object(
      Object.fromEntries(HEARING_QUESTIONS.map((one) => [one, often()])) as Record<
        (typeof HEARING_QUESTIONS)[number],
        ReturnType<typeof often>
      >,
    ),
  ),
  item('vision-check', z.object({ right: letters(), left: letters(), lines: z.enum(['straight', 'bent', 'unsure']) })),
  /** Signal-to-noise ratio in dB at which half of the triplets are understood. */
  item('digits-check', z.object({ threshold: z.number().min(DIGITS_RANGE.least).max(DIGITS_RANGE.most) })),
  /** log10 contrast sensitivity of the faintest contrast that was read; 0: none. */
  item('contrast-check', z.object({ reached: z.literal([0, ...CONTRASTS]) })),
])
export type AnswerFields = z.infer<typeof AnswerFields>

function often() {
  return z.union([z.literal(0), z.literal(1), z.literal(2)])
}
function letters() {
  return z.int().min(0).max(LETTERS_AN_EYE)
}

/** `at`: when it was given, by the device's clock, never ahead of the server's; `day`: the person's day at that time. */
export const Answer = z.object({ answer: AnswerFields, at: Instant, day: LocalDay })
export type Answer = z.infer<typeof Answer>

export type Item = AnswerFields['item']
type ValueOf<I extends Item> = NonNullable<Extract<AnswerFields, { item: I }>['value']>
/** Current answers by item; withdrawn and missing answers are left out. */
export type Sheet = { readonly [I in Exclude<Item, `factor.${string}`>]?: ValueOf<I> } & {
  readonly [F in `factor.${(typeof FACTOR_NAMES)[number]}`]?: { state: (typeof FACTOR_STATES)[number] }
}
