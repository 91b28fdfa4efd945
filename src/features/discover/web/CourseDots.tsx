import type { Run } from '../contract.ts'
import styles from './Discover.module.css'

/** Seven days as dots; decorative, because the text beside them says the same. */
export function CourseDots({ run }: { run: Run | null }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <i key={day} data-state={run?.days[day]?.state ?? 'open'} />
      ))}
    </span>
  )
}
