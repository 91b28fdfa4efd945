import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import { getMindCompanions } from '../../contract.ts'
import { mindMessages } from '../core/messages.ts'
import styles from './History.module.css'

/** Names of the factors that belong to no other feature. */
const OWN_NAMES: Readonly<Record<string, 'betterMood' | 'morning' | 'evening'>> = {
  'mood:better': 'betterMood',
  'hour:morning': 'morning',
  'hour:evening': 'evening',
}

/** Across all games: factors of better days, and file exports. */
export function AllGames() {
  const t = useMessages(mindMessages).past
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles.two}>
      <TitledCard title={t.with} gap={3} className={styles.part}>
        <p>{t.withText}</p>
        {isAsked ? (
          <Companions />
        ) : (
          <p>
            <Button kind="soft" onClick={() => setIsAsked(true)}>
              {t.withLook}
            </Button>
          </p>
        )}
      </TitledCard>
      <TitledCard title={t.files} gap={3} className={styles.part}>
        <p>{t.filesText}</p>
        <Cluster as="p">
          <a href={apiAddress('/api/mind/file/csv')} download className={buttonClass({ kind: 'soft' })}>
            {t.csv}
          </a>
          <a href={apiAddress('/api/mind/file/json')} download className={buttonClass({ kind: 'soft' })}>
            {t.json}
          </a>
        </Cluster>
      </TitledCard>
    </div>
  )
}

function Companions() {
  const t = useMessages(mindMessages).past
  const format = useFormat()
  const kinds = useActKinds()
  const { data, error } = useQuery(queryOf(getMindCompanions))
  if (error) return <p role="alert">{t.withFailed}</p>
  if (!data || !kinds) return <p role="status">…</p>
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const nameOf = ({ id, label, area }: (typeof data.found)[number]) =>
    area === 'ledger' ? kinds(label).words.with : OWN_NAMES[id] ? t[OWN_NAMES[id]] : label
  return (
    <>
      <p role="status">
        {t.withDays(data.days)} {data.found.length === 0 && t.withNone}
      </p>
      {data.found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
        <div className={styles.scroll} role="region" aria-label={t.with} tabIndex={0}>
          <Table columns={Object.values(t.withColumn)}>
            {data.found.map((one) => (
              <tr key={one.id}>
                <th scope="row">{nameOf(one)}</th>
                <td>{t.spreads(number(one.difference))}</td>
                <td>
                  {number(one.low)} … {number(one.high)}
                </td>
                <td>
                  {one.nWith} / {one.nWithout}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </>
  )
}
