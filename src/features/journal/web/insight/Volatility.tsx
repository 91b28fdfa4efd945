import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import type { Insight } from '../../contract/insight.ts'
import { insightMessages } from './messages.ts'
import shared from './Insight.module.css'
import styles from './Volatility.module.css'

/** Upper bounds of a typical daily step for the labels even, swaying, and up and down; larger steps are large turns. In mood levels. */
const KINDS = [0.5, 0.9, 1.4]
/** The end of the drawn scale; days that alternate between storm and sun exceed it. */
const SCALE = 2

/** How much mood changes from day to day, and the number of pairs of days behind the figure. */
export function Volatility({ volatility }: Pick<Insight, 'volatility'>) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const { mssd, rmssd, pairs, possible } = volatility
  if (mssd === null || rmssd === null) {
    return (
      <section>
        <h2 className="small-title">{t.volatility.title}</h2>
        <p className={shared.soft}>{t.volatility.unknown}</p>
      </section>
    )
  }
  const digits = (value: number) => format.number(value, { maximumFractionDigits: 2 })
  const rounded = Math.round(rmssd * 10) / 10
  const kind = t.volatility.kinds[KINDS.filter((limit) => rmssd >= limit).length] ?? ''
  const sentence = t.volatility.sentence(t.volatility.steps(rounded, format.number(rounded)), kind)
  return (
    <ChartFrame
      level={2}
      title={t.volatility.title}
      summary={sentence}
      columns={t.volatility.columns}
      rows={[digits(rmssd), digits(mssd), format.number(pairs), format.number(possible)].map((value, i) => [
        t.volatility.rows[i] ?? '',
        value,
      ])}
    >
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.marker} style={{ insetInlineStart: `${Math.min(1, rmssd / SCALE) * 100}%` }} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{t.volatility.even}</span>
        <span>{t.volatility.turns}</span>
      </div>
      <p className={cx(shared.soft, styles.coverage)}>
        {t.volatility.coverage(pairs, possible, format.percent(pairs / possible))} {pairs * 2 < possible && t.volatility.thin}
      </p>
    </ChartFrame>
  )
}
