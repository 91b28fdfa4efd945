import { PersonFields } from '../settings/PersonFields.tsx'
import { useProfileSave } from '../settings/use-profile-save.ts'
import styles from './DayFields.module.css'

/** Fields that registration filled in from the device, for changes. */
export default function DayFields() {
  return (
    <div className={styles.fields}>
      <PersonFields profile={useProfileSave()} />
    </div>
  )
}
