import type { CSSProperties } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { leaningOf } from '../../scoring/uncertainty.ts'
import type { NormedScore } from '../../scoring/types.ts'
import { resultMessages } from './messages.ts'
import styles from './ScaleChart.module.css'

/** T scores at the ends of the axis: six standard deviations. */
const FROM = 20
const TO = 80

/** One scale as a line of a chart. */
export type ChartLine = {
  scale: string
  name: string
  ends: { low: string; high: string } | undefined
  normed: Pick<NormedScore, 't' | 'low' | 'high' | 'level'> | null
  /** Without norms: the mean answer, 1 to `points`. */
  mean: number | null
  /** States that a score is prorated, or has too few answers. */
  note?: string | undefined
}

const share = (t: number) => Math.min(1, Math.max(0, (t - FROM) / (TO - FROM)))

/**
 * Scores with intervals compared with a norm group, or mean answers without one. It is more than decoration for its table: each line has
 * its own text.
 */
export function ScaleChart({ lines, points }: { lines: readonly ChartLine[]; points: number }) {
  const t = useMessages(resultMessages)
  const format = useFormat()
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  return (
    <Stack role="list" as="ul" gap={5}>
      {lines.map(({ scale, name, ends, normed, mean, note }) => {
        const level = normed && (leaningOf(normed) ? t.leaning[leaningOf(normed)!] : t.levels[normed.level])
        const style = normed
          ? { '--t': share(normed.t), '--low': share(normed.low), '--high': share(normed.high) }
          : { '--t': mean === null ? 0 : (mean - 1) / (points - 1) }
        return (
          <li key={scale} className={styles.line}>
            <p className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.level} data-level={normed?.level}>
                {level ?? (mean === null ? t.overview.open : format.number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))}
              </span>
            </p>
            {normed || mean !== null ? (
              <div
                className={styles.axis}
                data-kind={normed ? 'normed' : 'mean'}
                style={style as CSSProperties}
                role="img"
                aria-label={
                  normed
                    ? t.overview.label(name, whole(normed.t), whole(normed.low), whole(normed.high), level ?? '')
                    : t.overview.labelMean(name, format.number(mean!, { maximumFractionDigits: 1 }))
                }
              >
                {normed && <span className={styles.interval} />}
                <span className={styles.bud} />
              </div>
            ) : (
              <div className={styles.axis} data-kind="open" aria-hidden="true" />
            )}
            {(ends ?? note) && (
              <p className={styles.ends}>
                <span>{ends?.low}</span>
                {note && <span className={styles.note}>{note}</span>}
                <span>{ends?.high}</span>
              </p>
            )}
          </li>
        )
      })}
    </Stack>
  )
}
