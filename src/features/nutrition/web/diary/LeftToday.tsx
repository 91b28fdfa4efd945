import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Sums } from '../../contract/diary.ts'
import type { EnergyGoal } from '../../contract/energy.ts'
import { getEnergy } from '../../contract/insight.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { energyText, gramsText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import { targetOf, type Energy } from '../energy/energy.ts'
import styles from './Diary.module.css'

interface LeftTodayProps {
  today: LocalDay
  eaten: Sums['nutrients']
  goal: EnergyGoal
  settings: NutritionSettings
}

/** The remaining part of today's target. Shows nothing if figures are hidden, or with signs of eating too little. */
export function LeftToday({ today, eaten, goal, settings }: LeftTodayProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const { data: energy, isLooking } = usePersistedQuery<Energy>(queryOf(getEnergy), { fallback: 'while-loading' })
  // Reserves the space while the target loads.
  if (!energy) return isLooking ? <div className={styles.left} aria-hidden="true" /> : null
  const target = targetOf(energy, goal)
  if (!target || energy.isHidden || energy.care.length > 0 || energy.today !== today) return null
  const kcal = target.kcal - (eaten.energy_kcal?.amount ?? 0)
  const grams = (of: number, had = 0) => gramsText(Math.max(0, Math.round(of - had)), format)
  const words = energyText(Math.abs(kcal), settings, t, format) ?? ''
  return (
    <div className={styles.left}>
      <p>{kcal >= 0 ? t.sum.left(words) : t.sum.above(words)}</p>
      <p className="note">
        {t.sum.leftMacros(
          grams(target.macros.protein, eaten.protein_g?.amount),
          grams(target.macros.carbohydrate, eaten.carbohydrate_g?.amount),
          grams(target.macros.fat, eaten.fat_g?.amount),
        )}
      </p>
    </div>
  )
}
