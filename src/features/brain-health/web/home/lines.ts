import type { useFormat } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { FOODS } from '../../choices.ts'
import type { CareItem } from '../../scores/care-score.ts'
import type { LoggedFigure } from '../../scores/known.ts'
import { fatShown, sugarShown } from '../../units.ts'
import type { Health } from '../core/health.ts'
import { fatUnit, sugarUnit } from '../core/lab-units.ts'
import type { en as core } from '../core/messages.ts'
import type { en as home } from './messages.ts'

type Words = { t: Translation<typeof core>; h: Translation<typeof home>; format: ReturnType<typeof useFormat> }

/** Text of an item's value; undefined if it is unknown. */
export function lineOf(item: CareItem, { data, known }: Health, { t, h, format }: Words): string | undefined {
  const number = (value: number, digits = 1) => format.number(value, { maximumFractionDigits: digits })
  const fat = (mg: number) => (fatUnit() === 'mg-dl' ? h.mgDl(number(mg, 0)) : h.mmolL(number(fatShown(mg, 'mmol-l'))))
  const { names } = t
  switch (item) {
    case 'pressure':
      return known.systolic === null || known.diastolic === null
        ? undefined
        : h.pressureIs(number(known.systolic, 0), number(known.diastolic, 0))
    case 'sugar':
      if (known.hba1c === null) return undefined
      return sugarUnit() === 'percent' ? h.percent(number(known.hba1c)) : `${number(sugarShown(known.hba1c, 'mmol-mol'), 0)} mmol/mol`
    case 'cholesterol': {
      const parts = [known.total !== null && fat(known.total), known.nonHdl !== null && h.withoutHdl(fat(known.nonHdl))].filter(Boolean)
      return parts.length === 0 ? undefined : parts.join(', ')
    }
    case 'body':
      return known.bmi === null ? undefined : data.isBodyHidden ? h.hidden : h.bmiIs(number(known.bmi))
    case 'food': {
      const open = FOODS.filter((one) => known.food[one] === null).length
      return open === FOODS.length ? undefined : h.foodIs(FOODS.filter((one) => known.food[one]).length, open)
    }
    case 'alcohol':
      return known.drinksAWeek === null ? undefined : h.drinksAre(number(known.drinksAWeek))
    case 'smoking':
      return known.smoking === null ? undefined : names.smoking[known.smoking]
    case 'movement':
      if (known.minutes !== null) return h.minutesAre(number(known.minutes, 0))
      return known.minutesLeast > 0 ? h.atLeast(h.minutesAre(number(known.minutesLeast, 0))) : undefined
    case 'sleep':
      return known.sleepHours === null ? undefined : h.hoursAre(number(known.sleepHours, 2))
    case 'stress':
      return known.stress === null ? undefined : names.stress[known.stress]
    case 'people':
      return known.close === null ? undefined : names.close[known.close]
    case 'meaning':
      return known.hasMeaning === null ? undefined : names.meaning[known.hasMeaning ? 'yes' : 'no']
  }
}

/** The logged figure that is used for an item without an answer. */
export function loggedOf(
  item: CareItem,
  { data: { logged }, sheet }: Health,
): (LoggedFigure & { what: 'sessions' | 'wholeDays' | 'weights' }) | undefined {
  const from = (figure: LoggedFigure | null, what: 'sessions' | 'wholeDays' | 'weights') => (figure ? { ...figure, what } : undefined)
  if (item === 'food') return (sheet.food?.salt ?? null) === null ? from(logged.sodium, 'wholeDays') : undefined
  if (sheet[item]) return undefined
  if (item === 'body') return from(logged.bmi, 'weights')
  if (item === 'movement') return from(logged.movement, 'sessions')
  return item === 'alcohol' ? from(logged.alcohol, 'wholeDays') : undefined
}
