import { Spinner } from '#platform/web/ui/Spinner.tsx'
import styles from './Shell.module.css'

/** Until the first page's files are here: the same spinner as while the session is unknown. */
export function InitialSpinner() {
  return (
    <main id="main" className={styles.waiting}>
      <Spinner size={40} />
    </main>
  )
}
