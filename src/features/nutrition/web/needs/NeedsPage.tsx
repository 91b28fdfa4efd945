import { useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getNeeds, type Need } from '../../contract/insight.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { amountIn, nameOf } from './need-words.ts'
import { needsMessages } from './messages.ts'
import { NeedRow } from './NeedRow.tsx'
import styles from './Needs.module.css'

type Needs = OutputOf<typeof getNeeds>
type Span = '7' | '28'

const needsQuery = (days: Span) => queryOf(getNeeds, { query: { days } })
export const queries = () => [needsQuery('28')]

const GROUPS = ['low', 'between', 'enough', 'unknown'] as const

/** Nutrients grouped by verdict, in words first. */
export default function NeedsPage() {
  const t = useMessages(needsMessages)
  const [span, setSpan] = useState<Span>('28')
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery<Needs>(needsQuery(span), { fallback: 'while-loading' })
  return (
    <Page area="body" header={<RoomHeader title={t.title} lead={t.lead} />}>
      <Stack gap={6} className={styles.main}>
        <SegmentedControl
          label={t.span}
          value={span}
          options={(['7', '28'] as const).map((value) => ({ value, label: t.spans[value] }))}
          onChange={setSpan}
        />
        {data ? (
          <Found needs={data} />
        ) : error && !isLooking ? (
          <ErrorState title={t.broken.title} text={t.broken.text} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Stack gap={6} className={styles.main} aria-busy="true">
            <Skeleton shape="card" height="8rem" />
            <Skeleton shape="card" height="20rem" />
          </Stack>
        )}
      </Stack>
    </Page>
  )
}

function Found({ needs }: { needs: Needs }) {
  const t = useMessages(needsMessages)
  if (needs.nutrients.length === 0) return <EmptyState title={t.tooFew.title}>{t.tooFew.text}</EmptyState>
  const { age, sex, expecting } = needs.eater
  const who = expecting === 'no' ? t.who[sex ?? 'either'] : t.who[expecting]
  return (
    <>
      <Card as="section" look="sunk" gap={2}>
        <p>
          {t.rests(needs.whole, needs.written, needs.foods)} {needs.whole < needs.written && t.halfDays}
        </p>
        <p>
          {t.eater(`${who}${age === null ? t.who.noAge : t.who.age(age)}`)}{' '}
          <Link to="/measurements?body" viewTransition>
            {t.change}
          </Link>
        </p>
      </Card>
      {GROUPS.map((group) => {
        const here = needs.nutrients.filter(({ verdict }) => verdict === group)
        if (here.length === 0) return null
        return (
          <Stack as="section" key={group} gap={2} aria-labelledby={`needs-${group}`}>
            <h2 id={`needs-${group}`} className="small-title">
              {t.groups[group]}
            </h2>
            <p className="note">{t.groupHints[group]}</p>
            <ul role="list" className={styles.rows}>
              {here.map((need) => (
                <NeedRow key={need.nutrient} need={need} isHidden={needs.isHidden} />
              ))}
            </ul>
          </Stack>
        )
      })}
      {!needs.isHidden && <All needs={needs.nutrients} />}
      <p className="note">{t.sources}</p>
    </>
  )
}

function All({ needs }: { needs: readonly Need[] }) {
  const t = useMessages(needsMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  return (
    <ChartCard
      title={t.chart.title}
      summary={t.chart.summary}
      columns={[t.chart.nutrient, t.chart.mean, t.chart.middle, t.chart.reference, t.chart.unknown]}
      rows={needs.map(({ nutrient, mean, middle, reference, unknown }) => [
        nameOf(nutrient, language, t),
        amountIn(nutrient, mean, format),
        `${amountIn(nutrient, middle[0], format)} – ${amountIn(nutrient, middle[1], format)}`,
        `${amountIn(nutrient, reference.value, format)} (${t.kinds[reference.kind]})`,
        format.percent(unknown),
      ])}
    >
      <ul role="list" className={styles.bars}>
        {needs.map(({ nutrient, mean, reference }) => (
          <li key={nutrient}>
            <span>{nameOf(nutrient, language, t)}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(1, mean / reference.value / 2) * 100}%` }} />
            </span>
            <span className={styles.percent}>{format.percent(mean / reference.value)}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
