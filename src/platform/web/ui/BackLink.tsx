import { Link } from 'react-router'
import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'
import { chevronStart } from './icons/controls.ts'

/** The way back, over a page's heading. Without `to` it only takes its place: in outlines, where nothing can be pressed yet. */
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
