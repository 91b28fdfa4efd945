import { Suspense } from 'react'
import { mindDoors } from './doors.ts'
import styles from './Home.module.css'

/** What else belongs to Mind; each feature draws its own door. */
export function Doors() {
  return mindDoors().map(({ feature, Door }) => (
    <div key={feature} className={styles.door}>
      <Suspense>
        <Door />
      </Suspense>
    </div>
  ))
}
