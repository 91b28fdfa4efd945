import { useFormat } from '#platform/web/i18n/format.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getHabitMoods, type HabitOverview } from '../../contract-analytics.ts'
import { PatternCard, WordsCard } from './AnalyticsCards.tsx'
import styles from './Analytics.module.css'
import { analyticsMessages } from './messages.ts'

const FOUND_Q = 0.1

/** Relation of habits to the journal's moods. Slow to compute, so it loads separately, as the last card. */
export function MoodsCard({ habits }: { habits: readonly HabitOverview[] }) {
  const { moods: t } = useMessages(analyticsMessages)
  const format = useFormat()
  const { data, error } = usePersistedQuery(queryOf(getHabitMoods), { fallback: 'on-failure' })
  const names = new Map(habits.map(({ id, name }) => [id, name]))
  const name = (id: string) => names.get(id) ?? ''
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const found = data?.moods.filter(({ q }) => q <= FOUND_Q) ?? []
  const namesOf = (isInseparable: boolean) =>
    data?.notYet.flatMap((one) => ((one.isInseparable ?? false) === isInseparable ? (names.get(one.id) ?? []) : [])) ?? []
  const [notYet, inseparable] = [namesOf(false), namesOf(true)]
  const waiting = notYet.length + inseparable.length > 0 && (
    <>
      {notYet.length > 0 && <p className="note">{t.notYet(format.list(notYet))}</p>}
      {inseparable.length > 0 && <p className="note">{t.inseparable(format.list(inseparable))}</p>}
    </>
  )
  if (!data || data.moods.length === 0) {
    return (
      <WordsCard title={t.title}>
        {!(data && waiting) && <p className="note">{error ? t.failed : data ? t.none : t.loading}</p>}
        {waiting}
      </WordsCard>
    )
  }
  return (
    <PatternCard
      words={t}
      rows={data.moods.map(({ id, difference, low, high, nWith, nWithout }) => [
        name(id),
        number(difference),
        `${number(low)} – ${number(high)}`,
        format.number(nWith),
        format.number(nWithout),
      ])}
    >
      {found.length === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <Stack as="ul" role="list" gap={3} className={styles.finds}>
          {found.map(({ id, difference, low, high, nWith, nWithout }) => (
            <li key={id}>
              {(difference > 0 ? t.better : t.harder)(name(id), number(Math.abs(difference)))}{' '}
              <span className="note">{t.range(number(low), number(high), nWith, nWithout)}</span>
            </li>
          ))}
        </Stack>
      )}
      {waiting}
    </PatternCard>
  )
}
