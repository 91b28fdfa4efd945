import { Link } from 'react-router'
import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'
import { chevronStart } from './icons/controls.ts'

/** A link back, above a page's heading. Without `to` it only reserves its space, for outlines. */
export function BackLink({ to, children }: { to?: string; children: string }) {
  const words = (
    <>
      <Icon of={chevronStart} size={18} />
      {children}
    </>
  )
  return to === undefined ? (
    <span className={styles.wayBack}>{words}</span>
  ) : (
    <Link to={to} viewTransition className={styles.wayBack}>
      {words}
    </Link>
  )
}
