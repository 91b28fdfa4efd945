import { useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TakeOut } from '#platform/web/imports/TakeOut.tsx'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { exportRecordCsv, getRecord } from '../../contract-record.ts'
import { History } from './History.tsx'
import { recordMessages } from './messages.ts'
import { QuietDays, QuietWeeks } from './QuietCharts.tsx'
import styles from './Record.module.css'
import { RecordShadow } from './RecordShadow.tsx'

export const queries = () => [queryOf(getRecord, { query: {} })]

/** Record of listening and sitting: by day, week and year, and each session. */
export default function RecordPage() {
  const t = useMessages(recordMessages)
  const [year, setYear] = useState<number>()
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(
    queryOf(getRecord, { query: year === undefined ? {} : { year } }),
    {
      fallback: 'while-loading',
    },
  )
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} lead={t.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} />}>
      {data ? (
        <Everything record={data} onYear={setYear} />
      ) : error && !isLooking ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RecordShadow />
      )}
    </Page>
  )
}

function Everything({ record, onYear }: { record: OutputOf<typeof getRecord>; onYear: (year: number) => void }) {
  const t = useMessages(recordMessages)
  const format = useFormat()
  const { year, years, days, points, streak } = record
  const minutes = Math.round(days.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  const isThisYear = record.today.startsWith(String(year))
  return (
    <Stack gap={5}>
      <Card as="section" look="tinted" pad="lg" className={styles.stats} aria-label={t.title}>
        <Stat label={isThisYear ? t.stats.minutes : t.stats.minutesOf(year)} value={format.number(minutes)} />
        <Stat label={t.stats.days} value={format.number(days.length)} />
        <Stat
          label={t.stats.streak}
          value={format.number(streak.current)}
          hint={streak.current > 0 ? t.stats.streakHint(streak.restsLeft, streak.longest) : t.stats.streakNone(streak.longest)}
        />
        <Stat label={t.stats.points} value={format.number(points)} />
      </Card>
      {years.length > 1 && (
        <div className={styles.year}>
          <Field label={t.year}>
            <Select options={years.map((one) => ({ value: one, label: String(one) }))} value={year} onChange={onYear} />
          </Field>
        </div>
      )}
      <QuietDays record={record} />
      <QuietWeeks record={record} />
      <History />
      <div className={styles.ways}>
        {(days.length > 0 || streak.longest > 0) && (
          <TakeOut title={t.take} hint={t.takeHint} files={[{ path: apiAddress(exportRecordCsv.path, {}), label: t.csv }]} />
        )}
        <TitledCard title={t.bring} pad="lg" gap={3} className={styles.way}>
          <p className={styles.soft}>{t.bringHint}</p>
          <p>
            <Link to="/soul/record/import" viewTransition className={buttonClass({ kind: 'soft' })}>
              {t.bringLink}
            </Link>
          </p>
        </TitledCard>
      </div>
    </Stack>
  )
}
