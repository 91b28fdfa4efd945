import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getFoodCompanions, HELD_BESIDE, type HeldBeside } from '../../contract/insight.ts'
import { trendsMessages } from './messages.ts'
import styles from './Trends.module.css'

/** Days that the statistics need with and without a feature. */
const DAYS_NEEDED = 10

/** Associations of a day's food with mood, sleep or training. They load on a press, because the server needs some time. */
export function GoesWithCard() {
  const t = useMessages(trendsMessages).together
  const [outcome, setOutcome] = useState<HeldBeside>('mood')
  const [isAsked, setAsked] = useState(false)
  return (
    <TitledCard isSmall title={t.title} gap={4}>
      <p className={styles.soft}>{t.about}</p>
      <SegmentedControl
        label={t.which}
        value={outcome}
        options={HELD_BESIDE.map((value) => ({ value, label: t.outcomes[value] }))}
        onChange={setOutcome}
      />
      {isAsked ? (
        <Found outcome={outcome} />
      ) : (
        <p>
          <Button kind="soft" onClick={() => setAsked(true)}>
            {t.look}
          </Button>
        </p>
      )}
    </TitledCard>
  )
}

function Found({ outcome }: { outcome: HeldBeside }) {
  const t = useMessages(trendsMessages).together
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(getFoodCompanions, { query: { outcome } }),
    retry: false,
    // The result changes from day to day only.
    staleTime: 600_000,
  })
  if (error && !isFetching)
    return (
      <div className={styles.statement} role="alert">
        <p>{t.failed}</p>
        <p>
          <Button kind="soft" onClick={() => void refetch()}>
            {t.again}
          </Button>
        </p>
      </div>
    )
  if (!data) return <p role="status">{t.looking}</p>
  return (
    <Stack>
      <p role="status">
        {t.days[outcome](data.days)} {data.found.length === 0 && t.none}
      </p>
      {data.found.length > 0 && <GoesWithTable found={data.found} outcome={outcome} />}
      {data.nothing.length > 0 && <Rest title={t.nothing} arms={data.nothing} />}
      {data.notYet.length > 0 && <Rest title={t.notYet(DAYS_NEEDED)} arms={data.notYet} />}
    </Stack>
  )
}

type Answer = OutputOf<typeof getFoodCompanions>

function GoesWithTable({ found, outcome }: { found: Answer['found']; outcome: HeldBeside }) {
  const t = useMessages(trendsMessages).together
  const format = useFormat()
  const number = (value: number) =>
    outcome === 'training'
      ? format.number(value, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
      : format.number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <div className={styles.scroll} role="region" aria-label={t.title} tabIndex={0}>
      <Table columns={Object.values(t.columns)} className={styles.table}>
        {found.map(({ mark, difference, low, high, nWith, nWithout }) => (
          <tr key={mark}>
            <th scope="row">{t.marks[mark]}</th>
            <td>{t.by[outcome](number(difference))}</td>
            <td>
              {number(low)} … {number(high)}
            </td>
            <td>{t.arms(nWith, nWithout)}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

function Rest({ title, arms }: { title: string; arms: Answer['nothing'] }) {
  const t = useMessages(trendsMessages).together
  return (
    <div className={styles.statement}>
      <h3 className={styles.part}>{title}</h3>
      <ul className={styles.rest}>
        {arms.map(({ mark, nWith, nWithout }) => (
          <li key={mark}>
            {t.marks[mark]} <span className={styles.soft}>({t.arms(nWith, nWithout)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
