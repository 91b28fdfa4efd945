import { dayNumber } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toShown } from '#platform/web/i18n/units.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import { KJ_PER_KCAL } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { gramsText } from '../core/amounts.ts'
import type { Energy } from './energy.ts'
import { energyIn } from './energy-words.ts'
import { energyMessages } from './messages.ts'
import styles from './Energy.module.css'

const NONE = '–'

/** Charts over the weeks of a year: intake and expenditure, weight trend, and macros, each with a table. */
export default function Trends({ energy, settings }: { energy: Energy; settings: NutritionSettings }) {
  const t = useMessages(energyMessages).trends
  const format = useFormat()
  const say = energyIn(settings, format)
  const started = energy.weeks.findIndex(({ intake, kg }) => intake !== null || kg !== null)
  const weeks = started < 0 ? [] : energy.weeks.slice(started)
  if (weeks.length < 3)
    return (
      <TitledCard isSmall title={t.title} className={styles.card}>
        <p className="note">{t.none}</p>
      </TitledCard>
    )
  const [from, to] = [weeks[0]!.week, weeks.at(-1)!.week]
  const axis = { from: dayNumber(from), to: dayNumber(to), ends: [format.localDay(from), format.localDay(to, 'short')] as const }
  const unit = (kcal: number) => (settings.energyUnit === 'kJ' ? kcal * KJ_PER_KCAL : kcal)
  const points = (of: (week: Energy['weeks'][number]) => number | null | undefined) =>
    weeks.flatMap((week) => {
      const y = of(week)
      return y == null ? [] : [{ x: dayNumber(week.week), y }]
    })
  const kilos = points(({ kg }) => (kg === null ? null : toShown('weight', kg, format.units)))
  const newest = weeks.toReversed()
  return (
    <>
      <ChartCard
        title={t.title}
        summary={t.summary}
        columns={[t.week, t.eaten, t.used, t.days]}
        rows={newest.map(({ week, intake, expended, margin, days }) => [
          format.localDay(week),
          intake === null ? NONE : say(intake),
          expended === null ? NONE : `${say(expended)} ± ${say(margin ?? 0)}`,
          days,
        ])}
      >
        <TimeChart
          {...axis}
          label={t.chart}
          dots={points(({ intake }) => (intake === null ? null : unit(intake)))}
          line={points(({ expended }) => (expended === null ? null : unit(expended)))}
          band={weeks.flatMap(({ week, expended, margin }) =>
            expended === null || margin === null
              ? []
              : [{ x: dayNumber(week), low: unit(expended - margin), high: unit(expended + margin) }],
          )}
          mark={(value) => `${format.number(value)} ${settings.energyUnit}`}
        />
      </ChartCard>
      {kilos.length > 1 && (
        <ChartCard
          title={t.weightTitle}
          columns={[t.week, t.weight]}
          rows={newest.map(({ week, kg }) => [format.localDay(week), kg === null ? NONE : format.quantity('weight', kg)])}
        >
          <TimeChart
            {...axis}
            label={t.weightChart}
            line={kilos}
            mark={(value) => `${format.number(value)} ${format.unitLabel('weight')}`}
          />
        </ChartCard>
      )}
      <ChartCard
        title={t.macrosTitle}
        summary={t.macrosSummary}
        columns={[t.week, t.protein, t.fat, t.carbohydrate]}
        rows={newest.map(({ week, macros }) => [
          format.localDay(week),
          ...(macros ? [macros.protein, macros.fat, macros.carbohydrate].map((grams) => gramsText(grams, format)) : [NONE, NONE, NONE]),
        ])}
      >
        <TimeChart
          {...axis}
          label={t.macrosChart}
          fromZero
          line={points(({ macros }) => macros?.protein)}
          mark={(value) => gramsText(value, format)}
        />
      </ChartCard>
    </>
  )
}
