import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Balance } from '../../engine/balance.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

/** Pairs of movements, as two parts of one bar and as a table. */
export function BalanceCard({ balance }: { balance: readonly Balance[] }) {
  const { balance: t } = useMessages(homeMessages)
  const format = useFormat()
  const sets = (count: number) => format.number(Math.round(count * 2) / 2)
  const share = (part: number, whole: number) => format.number(part / whole, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Card as="section">
      <ChartFrame
        level={2}
        title={t.title}
        summary={t.text}
        columns={[t.what, t.sets, t.share]}
        rows={balance.flatMap(({ pair, sets: counts }) =>
          counts.map((count, side) => [t.pairs[pair][side]!, sets(count), share(count, counts[0] + counts[1])]),
        )}
      >
        <Stack as="ul" role="list" gap={5} className={styles.balance}>
          {balance.map(({ pair, sets: [a, b] }) => (
            <li key={pair}>
              <span>
                {t.pairs[pair][0]} <b>{sets(a)}</b>
              </span>
              <span>
                <b>{sets(b)}</b> {t.pairs[pair][1]}
              </span>
              <span className={styles.halves} aria-hidden="true">
                <span style={{ flexGrow: a }} />
                <span style={{ flexGrow: b }} />
              </span>
            </li>
          ))}
        </Stack>
      </ChartFrame>
      <p className="note">{t.sidesUnknown}</p>
    </Card>
  )
}
