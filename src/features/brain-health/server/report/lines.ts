import type { Sheet } from '../../answers.ts'
import { FOODS } from '../../choices.ts'
import type { BrainHealth } from '../../contract.ts'
import type { CareItem } from '../../scores/care-score.ts'
import { knownOf, type Known, type LoggedFigure } from '../../scores/known.ts'
import { sheetOf } from '../../sheet.ts'
import { fatShown, sugarShown } from '../../units.ts'
import type { ReportWords } from './words.ts'

/** Value of an item and its origin; undefined if it is unknown. */
export function lineOf(t: ReportWords, data: BrainHealth, item: CareItem): { value: string; from: string } | undefined {
  const sheet = sheetOf(data.answers)
  const stated = data.answers.find(({ answer }) => answer.item === item)
  const value = valueOf(t, knownOf(sheet, data.logged), item, data.isBodyHidden)
  if (value === undefined) return undefined
  const logged = loggedFor(sheet, data, item)
  return { value, from: [stated && t.statedOn(stated.day), logged && t.logged(logged.n, logged.days)].filter(Boolean).join('; ') }
}

/** The logged figure that is used for an item without an answer. */
function loggedFor(sheet: Sheet, { logged }: BrainHealth, item: CareItem): LoggedFigure | null {
  if (item === 'food') return (sheet.food?.salt ?? null) === null ? logged.sodium : null
  if (sheet[item]) return null
  return item === 'body' ? logged.bmi : item === 'movement' ? logged.movement : item === 'alcohol' ? logged.alcohol : null
}

function valueOf(t: ReportWords, known: Known, item: CareItem, isHidden: boolean): string | undefined {
  const { names } = t
  const join = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ')
  switch (item) {
    case 'pressure':
      if (known.systolic === null || known.diastolic === null) return undefined
      return join(t.pressure(known.systolic, known.diastolic), treated(t, known.pressureTreated))
    case 'sugar':
      if (known.hba1c === null) return undefined
      return join(
        t.sugar(t.number(known.hba1c), t.number(sugarShown(known.hba1c, 'mmol-mol'), 0)),
        known.hasDiabetes !== null && (known.hasDiabetes ? t.hasDiabetes : t.noDiabetes),
      )
    case 'cholesterol': {
      const amount = (mg: number) => [t.number(mg, 0), t.number(fatShown(mg, 'mmol-l'))] as const
      const words = join(
        known.total !== null && t.total(...amount(known.total)),
        known.nonHdl !== null && t.nonHdl(...amount(known.nonHdl)),
      )
      return words === '' ? undefined : join(words, treated(t, known.fatTreated))
    }
    case 'body':
      return known.bmi === null ? undefined : isHidden ? t.hidden : t.bmi(t.number(known.bmi))
    case 'food': {
      const open = FOODS.filter((one) => known.food[one] === null).length
      return open === FOODS.length ? undefined : t.foods(FOODS.filter((one) => known.food[one]).length, open)
    }
    case 'alcohol':
      return known.drinksAWeek === null ? undefined : t.drinks(t.number(known.drinksAWeek))
    case 'smoking':
      return known.smoking === null ? undefined : names.smoking[known.smoking]
    case 'movement':
      if (known.minutes !== null) return t.minutes(t.number(known.minutes, 0))
      return known.minutesLeast > 0 ? `${t.atLeast} ${t.minutes(t.number(known.minutesLeast, 0))}` : undefined
    case 'sleep':
      return known.sleepHours === null ? undefined : t.hours(t.number(known.sleepHours, 2))
    case 'stress':
      return known.stress === null ? undefined : names.stress[known.stress]
    case 'people':
      return known.close === null ? undefined : names.close[known.close]
    case 'meaning':
      return known.hasMeaning === null ? undefined : names.meaning[known.hasMeaning ? 'yes' : 'no']
  }
}

const treated = (t: ReportWords, isTreated: boolean | null) => isTreated !== null && (isTreated ? t.treated : t.notTreated)
