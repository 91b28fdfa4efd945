import { Link } from 'react-router'
import { COMPARISONS, type ComparisonPath } from '../core/links.ts'
import styles from './OtherComparisons.module.css'

/** Links to the other comparison pages. */
export function OtherComparisons({ current }: { current: ComparisonPath }) {
  return (
    <nav className={styles.nav} aria-labelledby="compare">
      <h2 id="compare">Compare</h2>
      <ul role="list" className={styles.list}>
        {COMPARISONS.filter(({ path }) => path !== current).map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
