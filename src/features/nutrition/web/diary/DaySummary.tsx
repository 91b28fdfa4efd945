import { useMemo, useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { refKey } from '../../contract/diary.ts'
import { NUTRIENTS, type Nutrient } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { sumOf } from '../../engine/day-sum.ts'
import { energyText, nutrientName, nutrientText } from '../core/amounts.ts'
import { nutritionMessages } from '../core/messages.ts'
import type { Day } from '../data/overlay.ts'
import { LeftToday } from './LeftToday.tsx'
import { SUMMARY_HEIGHT } from './DaySkeleton.tsx'
import styles from './Diary.module.css'

const SHORT = ['protein_g', 'carbohydrate_g', 'fat_g', 'fibre_g'] as const

interface DaySummaryProps {
  day: LocalDay
  today: LocalDay
  diary: Day | undefined
  settings: NutritionSettings | undefined
}

/** Sums of the day, with the share of unknown values; in words if numbers are hidden. */
export function DaySummary({ day, today, diary, settings }: DaySummaryProps) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const [isLong, setLong] = useState(false)
  const eaten = useMemo(() => diary?.items.filter(({ state }) => state === 'eaten') ?? [], [diary])
  const { nutrients } = useMemo(() => sumOf(eaten), [eaten])
  if (!diary || !settings) return <Skeleton shape="card" height={SUMMARY_HEIGHT} />
  const planned = diary.items.length - eaten.length
  const words: Record<(typeof SHORT)[number], string> = {
    protein_g: t.sum.protein,
    carbohydrate_g: t.sum.carbohydrate,
    fat_g: t.sum.fat,
    fibre_g: t.sum.fibre,
  }
  const unknown = (nutrient: Nutrient) => {
    const share = nutrients[nutrient]?.unknownOfEnergy ?? 0
    return share >= 0.05 ? t.sum.unknown(format.percent(share)) : undefined
  }
  return (
    <Card as="section" look="tinted" aria-label={t.sum.label} className={eaten.length > 0 ? styles.summary : styles.blank}>
      <h2 className="visually-hidden">{t.sum.label}</h2>
      {eaten.length === 0 ? (
        <p className="note">{t.sum.emptyPlates}</p>
      ) : settings.hidesNumbers ? (
        <p className={styles.plates}>
          {t.sum.plates(new Set(eaten.map(({ meal }) => meal)).size)}, {t.sum.variety(new Set(eaten.map(({ food }) => refKey(food))).size)}
        </p>
      ) : (
        <>
          <p className={styles.energy}>{energyText(nutrients.energy_kcal?.amount ?? 0, settings, t, format)}</p>
          <dl className={styles.macros}>
            {SHORT.map((nutrient) => (
              <div key={nutrient}>
                <dt>{words[nutrient]}</dt>
                <dd>
                  {nutrients[nutrient] ? nutrientText(nutrient, nutrients[nutrient].amount, format) : '–'}
                  {unknown(nutrient) && <span className={styles.unknown}>{unknown(nutrient)}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <Button kind="quiet" size="sm" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong ? t.sum.less : t.sum.more}
          </Button>
          {isLong && (
            <Table numeric>
              {NUTRIENTS.filter((nutrient) => nutrient !== 'energy_kcal' && nutrients[nutrient]).map((nutrient) => (
                <tr key={nutrient}>
                  <th scope="row">{nutrientName(nutrient, language)}</th>
                  <td>{nutrientText(nutrient, nutrients[nutrient]!.amount, format)}</td>
                  <td>
                    <span className={styles.unknown}>{unknown(nutrient)}</span>
                  </td>
                </tr>
              ))}
            </Table>
          )}
        </>
      )}
      {day === today && settings.goal && !settings.hidesNumbers && (
        <LeftToday today={today} eaten={nutrients} goal={settings.goal} settings={settings} />
      )}
      {planned > 0 && <p className="note">{t.sum.planned(planned)}</p>}
    </Card>
  )
}
