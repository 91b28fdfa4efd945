import { useMessages } from '../i18n/messages.ts'
import { tooltipMessages } from '../ui/tooltip/messages.ts'
import { commandMessages } from './messages.ts'
import styles from './Keys.module.css'

/** Keys with their labels: `Control+K` together, `g j` one after the other. */
export function Keys({ of, spoken = false }: { of: string; spoken?: boolean }) {
  const name = useMessages(tooltipMessages).key
  const { next } = useMessages(commandMessages).keys
  return (
    <span className={styles.keys} aria-hidden={!spoken || undefined}>
      {of.split(' ').map((chord, index) => (
        // oxlint-disable-next-line no-array-index-key -- the same key may come twice
        <span key={index} className={styles.chord}>
          {index > 0 && <span className={styles.then}>{next}</span>}
          {chord.split('+').map((key) => (
            <kbd key={key}>{name(key.length === 1 ? key.toUpperCase() : key)}</kbd>
          ))}
        </span>
      ))}
    </span>
  )
}
