import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { insightMessages } from './messages.ts'
import styles from './MoodColumns.module.css'
import { useMoodWords } from './use-mood-words.ts'

type Column = {
  name: string
  /** The label under the column; empty for most hours. */
  short: string
  mean: number | null
  n: number
}

/** A mean of fewer values is drawn faintly and not mentioned in sentences. */
const FEW = 3

interface MoodColumnsProps {
  title: string
  summary: string
  /** Head of the table's first column. */
  unit: string
  /** The unit of `n`. */
  counted: string
  columns: readonly Column[]
  /** For many narrow columns: no faces and no figures above them. */
  dense?: boolean
}

/** Mean mood of each group as a stem from the ground to the mean, over the whole scale so that differences are not exaggerated. */
export function MoodColumns({ title, summary, unit, counted, columns, dense = false }: MoodColumnsProps) {
  const t = useMessages(insightMessages)
  const mood = useMoodWords()
  const known = columns
    .flatMap(({ name, mean, n }) => (mean === null || n < FEW ? [] : [{ name, mean }]))
    .toSorted((a, b) => b.mean - a.mean)
  const [highest, lowest] = [known[0], known.at(-1)]
  const extremes =
    highest && lowest && highest !== lowest
      ? `${t.groups.highest(highest.name, mood.value(highest.mean))} ${t.groups.lowest(lowest.name, mood.value(lowest.mean))}`
      : ''
  return (
    <ChartFrame
      level={2}
      title={title}
      summary={extremes ? `${summary} ${extremes}` : summary}
      columns={[unit, t.groups.mean, counted]}
      rows={columns.map(({ name, mean, n }) => [name, mood.value(mean), n])}
    >
      <div className={cx(styles.columns, dense && styles.dense)} role="img" aria-label={`${title}. ${extremes}`}>
        {columns.map(({ name, short, mean, n }) => (
          <div key={name} className={styles.column}>
            <span className={styles.track}>
              {mean !== null && (
                <span
                  className={cx(styles.stem, n < FEW && styles.thin)}
                  style={{ blockSize: `${((mean - 0.5) / 5) * 100}%`, background: `var(--mood-${Math.round(mean)})` }}
                >
                  {!dense && (
                    <span className={styles.head}>
                      <MoodFace mood={Math.round(mean) as Mood} size={24} decorative />
                    </span>
                  )}
                </span>
              )}
            </span>
            {!dense && <span className={styles.value}>{mood.value(mean)}</span>}
            <span className={styles.name}>{short}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
