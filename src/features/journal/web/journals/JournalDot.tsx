import type { JournalData } from '../../contract/records.ts'
import { areaOf } from './colours.ts'
import styles from './JournalDot.module.css'

/** A journal's colour; its name stands beside it. */
export const JournalDot = ({ colour }: Pick<JournalData, 'colour'>) => (
  <span className={styles.dot} data-area={areaOf(colour)} aria-hidden="true" />
)
