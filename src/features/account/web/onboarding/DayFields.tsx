import { PersonFields } from '../settings/PersonFields.tsx'
import { useProfileSave } from '../settings/use-profile-save.ts'
import styles from './DayFields.module.css'

/** What registration took from the device, to change. */
export default function DayFields() {
  return (
    <div className={styles.fields}>
      <PersonFields profile={useProfileSave()} />
    </div>
  )
}
