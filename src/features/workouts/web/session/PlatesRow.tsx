import { useMemo } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Exercise } from '../../exercise.ts'
import { BAR_KINDS, fromKg, toKg, type BarKind } from '../../gyms/gym.ts'
import { barFor } from '../../gyms/loads.ts'
import { platesFor } from '../../gyms/plates.ts'
import type { SessionSet } from '../../training/session.ts'
import type { Here } from '../data/use-place.ts'
import { sessionMessages } from './messages.ts'
import styles from './Plates.module.css'

const isBar = (loading: string): loading is BarKind => (BAR_KINDS as readonly string[]).includes(loading)

/** The plates of one end of the bar for the next set, drawn to scale and listed as numbers. */
export function PlatesRow({ exercise, set, here: { gym } }: { exercise: Exercise; set: SessionSet; here: Here }) {
  const t = useMessages(sessionMessages)
  const format = useFormat()
  const { loading } = exercise
  const made = useMemo(() => {
    if (!isBar(loading) || set.weight === null) return undefined
    const load = fromKg(toKg(set.weight, set.unit), gym.unit)
    const bar = barFor(gym, loading, load)
    return bar === undefined ? undefined : platesFor(load, bar, gym.plates)
  }, [gym, loading, set.weight, set.unit])
  if (!made) return null
  const heaviest = Math.max(...gym.plates.map(({ weight }) => weight), 1)
  const words = made.plates.length === 0 ? t.item.noPlates : made.plates.map((plate) => format.number(plate)).join(' + ')
  return (
    <div className={styles.plates}>
      <span className={styles.words}>
        {t.item.plates}: <b>{words}</b>
        {made.remainder > 0.01 && ` · ${t.item.left(`${format.number(made.remainder)} ${gym.unit}`)}`}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {made.plates.map((plate, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- plates of a weight are alike
          <i key={at} className={styles.plate} style={{ '--size': 0.35 + 0.65 * Math.sqrt(plate / heaviest) } as React.CSSProperties} />
        ))}
      </span>
    </div>
  )
}
