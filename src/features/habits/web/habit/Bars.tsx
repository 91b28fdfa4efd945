import styles from './Bars.module.css'

/** Vertical bars, each with a label below. */
export function Bars({ label, bars }: { label: string; bars: readonly { key: string; name: string; value: number; words: string }[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1e-9)
  return (
    <div className={styles.bars} role="img" aria-label={label}>
      {bars.map(({ key, name, value, words }) => (
        <div key={key} className={styles.barColumn} title={words}>
          <span className={styles.bar}>
            <span style={{ blockSize: `${(value / most) * 100}%` }} />
          </span>
          <span className={styles.barName} aria-hidden="true">
            {name}
          </span>
        </div>
      ))}
    </div>
  )
}
