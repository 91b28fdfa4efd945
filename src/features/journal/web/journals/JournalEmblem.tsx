import { Icon } from '#platform/web/ui/Icon.tsx'
import type { JournalData } from '../../contract/records.ts'
import { iconOf } from '../core/activity-icons.ts'
import { areaOf } from './colours.ts'
import styles from './JournalEmblem.module.css'

/** A journal's icon on a background of its colour. */
export const JournalEmblem = ({ data }: { data: Pick<JournalData, 'colour' | 'icon'> }) => (
  <span className={styles.emblem} data-area={areaOf(data.colour)}>
    <Icon of={iconOf(data.icon)} size={22} />
  </span>
)
