import { useState } from 'react'
import { dayNumber } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import { getNutrientTrend, TREND_SPANS, type TrendSpan } from '../../contract/insight.ts'
import { KJ_PER_KCAL, NUTRIENT_FACTS, NUTRIENTS, type Nutrient } from '../../contract/nutrients.ts'
import { nutrientText } from '../core/amounts.ts'
import { settingsIn, useThings } from '../data/use-diary.ts'
import { trendsMessages } from './messages.ts'
import styles from './Trends.module.css'

export const FIRST_NUTRIENT: Nutrient = 'fibre_g'
const NONE = '–'

export const trendQuery = (nutrient: Nutrient, span: TrendSpan) => queryOf(getNutrientTrend, { query: { nutrient, span } })

/** A chosen nutrient over months or years, with a line for the recommended amount if there is one. */
export function NutrientCard() {
  const t = useMessages(trendsMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const { things } = useThings()
  const isKj = settingsIn(things).energyUnit === 'kJ'
  const [nutrient, setNutrient] = useState(FIRST_NUTRIENT)
  const [span, setSpan] = useState<TrendSpan>('quarter')
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(trendQuery(nutrient, span), { fallback: 'while-loading' })
  const nameOf = (one: Nutrient) => NUTRIENT_FACTS[one][language === 'de' ? 'de' : 'en']
  const isEnergy = nutrient === 'energy_kcal'
  const shown = (amount: number) => (isEnergy && isKj ? amount * KJ_PER_KCAL : amount)
  const say = (amount: number) =>
    isEnergy
      ? `${format.number(shown(amount), { maximumFractionDigits: 0 })} ${isKj ? 'kJ' : 'kcal'}`
      : nutrientText(nutrient, amount, format)
  const name = nameOf(nutrient)
  const known = (data?.periods ?? []).filter(({ mean }) => mean !== null)
  const days = known.reduce((sum, period) => sum + period.days, 0)
  const first = known[0]
  return (
    <TitledCard isSmall title={t.nutrient.title} gap={4}>
      <div className={styles.choices}>
        <Field label={t.nutrient.which}>
          <Select
            value={nutrient}
            options={NUTRIENTS.map((value) => ({ value, label: nameOf(value) })).toSorted((a, b) =>
              a.label.localeCompare(b.label, format.locale),
            )}
            onChange={setNutrient}
          />
        </Field>
        <SegmentedControl
          label={t.nutrient.span}
          value={span}
          options={TREND_SPANS.map((value) => ({ value, label: t.nutrient.spans[value] }))}
          onChange={setSpan}
        />
      </div>
      <div>
        {data && first ? (
          <ChartFrame
            title={name}
            summary={
              <>
                {t.nutrient.summary(say(known.at(-1)!.mean!))} {data.reference !== null && t.nutrient.reference(say(data.reference))}
              </>
            }
            columns={[span === 'decade' ? t.nutrient.month : t.nutrient.week, t.nutrient.mean, t.nutrient.days, t.nutrient.unknown]}
            rows={data.periods
              .filter((period) => period.start >= first.start)
              .toReversed()
              .map((period) => [
                format.localDay(period.start),
                period.mean === null ? NONE : say(period.mean),
                period.days,
                period.days === 0 ? NONE : format.percent(period.unknown),
              ])}
          >
            <TimeChart
              label={t.nutrient.chart(name)}
              from={dayNumber(first.start)}
              to={dayNumber(data.periods.at(-1)!.start)}
              dots={known.map(({ start, mean }) => ({ x: dayNumber(start), y: shown(mean!) }))}
              line={known.map(({ start, mean }) => ({ x: dayNumber(start), y: shown(mean!) }))}
              across={data.reference === null ? undefined : shown(data.reference)}
              fromZero
              mark={(value) => format.number(value)}
              ends={[format.localDay(first.start, 'short'), format.localDay(data.periods.at(-1)!.start, 'short')]}
            />
            <p className={styles.soft}>{t.nutrient.rests(days)}</p>
          </ChartFrame>
        ) : data ? (
          <p className={styles.soft}>{t.nutrient.none}</p>
        ) : error && !isLooking ? (
          <ErrorState title={t.broken.title} text={t.broken.text} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Skeleton shape="card" height="26rem" />
        )}
      </div>
    </TitledCard>
  )
}
