import { cx } from './cx.ts'
import type { IconShape } from './icons/shape.ts'
import styles from './Icon.module.css'

interface IconProps {
  /** One of `ui/icons/*`. */
  of: IconShape
  /** Pixels at normal text size; 24 by default. */
  size?: number
  /** Words for screen readers, when the icon stands alone; without them it is decoration. */
  label?: string
  className?: string | undefined
}

export function Icon({ of, size = 24, label, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, of.directional && styles.directional, className)}
      viewBox="0 0 24 24"
      style={{ '--size': `${size / 16}rem` } as React.CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {of.fill && <path d={of.fill} fill="currentcolor" stroke="none" />}
      {of.line && <path d={of.line} />}
    </svg>
  )
}
