import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { uiMessages } from './messages.ts'
import styles from './CalendarHeatmap.module.css'

/** A legend from a seed to a full leaf: decorative, because each day has a label. */
export function HeatLegend() {
  const t = useMessages(uiMessages)
  return (
    <p className={styles.legend} aria-hidden="true">
      {t.less}
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <span key={level} className={cx(styles.day, styles[`level-${level}`])} />
      ))}
      {t.more}
    </p>
  )
}
