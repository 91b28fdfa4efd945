import { Link } from 'react-router'
import { buttonClass } from './Button.tsx'
import { arrowStart } from './icons/controls.ts'
import { WithIcon } from './WithIcon.tsx'

/** A link back that looks like a button, for the head of a page. */
export function BackButton({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
      <WithIcon of={arrowStart} size={18}>
        {children}
      </WithIcon>
    </Link>
  )
}
