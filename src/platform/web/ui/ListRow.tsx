import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { chevronEnd } from './icons/controls.ts'
import type { IconShape } from './icons/shape.ts'
import styles from './ListRow.module.css'

interface ListRowProps {
  title: ReactNode
  hint?: ReactNode
  icon?: IconShape
  /** Instead of an icon: a face, a picture, a ring. */
  leading?: ReactNode
  /** At the end: a value, a switch, a button. */
  trailing?: ReactNode
  /** An empty link or button (`<Link to="/x" />`) that makes the whole row its target. */
  link?: ReactElement<{ className?: string; children?: ReactNode }>
  as?: 'div' | 'li'
}

export function ListRow({ title, hint, icon, leading, trailing, link, as: Element = 'div' }: ListRowProps) {
  return (
    <Element className={cx(styles.row, link && styles.linked)}>
      {leading ??
        (icon && (
          <span className={styles.icon}>
            <Icon of={icon} size={22} />
          </span>
        ))}
      <div className={styles.words}>
        <div className={styles.title}>{link ? cloneElement(link, { className: cx(styles.link, link.props.className) }, title) : title}</div>
        {hint && <div className="note">{hint}</div>}
      </div>
      {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      {link && <Icon of={chevronEnd} size={18} className={styles.chevron} />}
    </Element>
  )
}
