import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getLifeFigures, type LifeFigure } from '../../contract-insight.ts'
import { useWords } from '../core/instruments.ts'
import shared from '../core/Personality.module.css'
import { nameOf } from '../profile/lines.ts'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'
import type { ScoredTaking } from './scored.ts'

/** The person's own days beside a result: means with intervals, none below thirty days, and no causes. */
export function LifeSection({ taking }: { taking: ScoredTaking }) {
  const { life: t } = useMessages(reportMessages)
  const format = useFormat()
  const words = useWords(taking.instrument)
  const { data, error } = useQuery(queryOf(getLifeFigures, { params: { id: taking.id } }))
  const head = (text: string) => (
    <TitledCard title={t.title} pad="lg" className={shared.section}>
      <p className={shared.soft}>{text}</p>
    </TitledCard>
  )
  if (error) return head(t.failed)
  if (!data) {
    return (
      <div role="status" aria-label={t.loading}>
        <Skeleton shape="card" height="14rem" />
      </div>
    )
  }
  if (data.figures.length === 0) return head(t.few(data.least, data.moodDays))
  const number = ({ measure }: LifeFigure, value: number) =>
    measure === 'days-done' ? format.percent(value) : format.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const measureWords = ({ measure, name }: LifeFigure) => (measure === 'days-done' ? t['days-done'](name ?? '') : t[measure])
  const beside = ({ scales }: LifeFigure) => format.list(scales.map((scale) => nameOf(words.data, scale)))
  return (
    <ChartCard
      pad="lg"
      title={t.title}
      summary={t.lead(format.localDay(data.from), format.localDay(data.to))}
      columns={[t.columns.measure, t.columns.mean, t.columns.interval, t.columns.days, t.columns.beside]}
      rows={data.figures.map((one) => [
        measureWords(one),
        number(one, one.mean),
        `${number(one, one.low)}–${number(one, one.high)}`,
        format.number(one.days),
        beside(one),
      ])}
    >
      <ul role="list" className={styles.figures}>
        {data.figures.map((one) => (
          <li key={`${one.measure} ${one.name}`}>
            <p>
              <strong>{measureWords(one)}:</strong> {t.figure(number(one, one.mean), number(one, one.low), number(one, one.high), one.days)}
            </p>
            {one.scales.length > 0 && <p className={shared.small}>{t.beside(beside(one))}</p>}
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
