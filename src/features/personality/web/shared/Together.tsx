import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { compareWithShared } from '../../contract-sharing.ts'
import type { InstrumentWords } from '../../scales.ts'
import shared from '../core/Personality.module.css'
import { nameOf } from '../profile/lines.ts'
import { sharedMessages } from './messages.ts'
import styles from './Shared.module.css'

/** Two results compared: differences beyond the measurement error, and helpful advice; nothing about whether two people suit each other. */
export function Together({ token, words }: { token: string; words: InstrumentWords | undefined }) {
  const { together: t } = useMessages(sharedMessages)
  const format = useFormat()
  const { data, error, refetch, isFetching } = useQuery(queryOf(compareWithShared, { params: { token } }))
  if (error) {
    if (error instanceof ApiError && error.status === 409) {
      return (
        <EmptyState
          title={t.title}
          action={
            <Link to="/personality-quiz" className={buttonClass()}>
              {t.take}
            </Link>
          }
        >
          {t.none}
        </EmptyState>
      )
    }
    return <ErrorState title={t.refused} text={error.message} onRetry={refetch} retrying={isFetching} />
  }
  if (!data) return <Skeleton shape="card" height="16rem" />
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const they = data.theirName ?? t.them
  const scales = data.scales.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const clear = scales.filter(({ isReliable }) => isReliable)
  const alike = scales.filter(({ isReliable }) => !isReliable)
  const helps = (scale: string): string => {
    const domain = scale.charAt(0)
    return domain in t.helps && /^[NEOAC]\d?$/.test(scale) ? t.helps[domain as keyof typeof t.helps] : t.helps.other
  }
  return (
    <Card as="section" pad="lg" className={shared.section}>
      <ChartFrame
        level={2}
        title={t.title}
        summary={t.lead}
        columns={[t.columns.scale, t.columns.you, data.theirName ?? t.columns.them, t.columns.difference, t.columns.clear]}
        rows={scales.map((one) => [
          nameOf(words, one.scale),
          whole(one.mine),
          whole(one.theirs),
          `${whole(one.difference)} ± ${whole(one.margin)}`,
          one.isReliable ? t.yes : t.no,
        ])}
      >
        <ul className={styles.pairs} role="list">
          {scales.map(({ scale, mine, theirs, isReliable }) => (
            <li key={scale}>
              <span className={styles.pairName}>{nameOf(words, scale)}</span>
              <span
                className={styles.pair}
                data-clear={isReliable || undefined}
                role="img"
                aria-label={t.label(nameOf(words, scale), whole(mine), whole(theirs))}
                style={{ '--mine': share(mine), '--theirs': share(theirs) } as CSSProperties}
              >
                <span className={styles.mine} />
                <span className={styles.theirs} />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.key} aria-hidden="true">
          <span className={styles.mine} /> {t.you} <span className={styles.theirs} /> {they}
        </p>
      </ChartFrame>
      {clear.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <>
          <h3>{t.differ}</h3>
          <ul role="list" className={styles.differ}>
            {clear.map(({ scale, difference }) => (
              <li key={scale}>
                <strong>{nameOf(words, scale)}.</strong> {difference > 0 ? t.theyMore : t.youMore} {helps(scale)}
              </li>
            ))}
          </ul>
          {alike.length > 0 && (
            <>
              <h3>{t.alike}</h3>
              <p>{t.alikeText(format.list(alike.map(({ scale }) => nameOf(words, scale))))}</p>
            </>
          )}
        </>
      )}
    </Card>
  )
}

const share = (t: number) => Math.min(1, Math.max(0, (t - 20) / 60))
