import type { JournalData } from '../../contract/records.ts'
import { areaOf } from './colours.ts'
import styles from './JournalDot.module.css'

/** A dot in a journal's colour, used beside its name. */
export const JournalDot = ({ colour }: Pick<JournalData, 'colour'>) => (
  <span className={styles.dot} data-area={areaOf(colour)} aria-hidden="true" />
)
