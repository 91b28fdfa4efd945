import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export interface ButtonLook {
  /** primary: the main action; soft: a secondary one; quiet: a minor one; destructive: cannot be undone. */
  kind?: 'primary' | 'soft' | 'quiet' | 'destructive'
  /** sm 36 px with a 44 px touch area, md 44 px, lg 56 px. */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its place. */
  wide?: boolean
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  /** Icon before the words. */
  icon?: IconShape
  /** Icon after the words. */
  iconEnd?: IconShape
  /** Keeps the width, shows a spinner, and takes no second press. */
  loading?: boolean
}

/** The classes alone, for a link that looks like a button. */
export function buttonClass({ kind = 'primary', size = 'md', wide = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[kind], styles[size], wide && styles.wide)
}

export function Button({
  kind,
  size,
  wide,
  icon,
  iconEnd,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look: ButtonLook = { ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(look), loading && styles.loading, className)}
      // Not `disabled` while loading: that would throw the keyboard's focus away.
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.content}>
        {icon && <Icon of={icon} size={size === 'sm' ? 18 : 20} />}
        <span className={styles.words}>{children}</span>
        {iconEnd && <Icon of={iconEnd} size={size === 'sm' ? 18 : 20} />}
      </span>
      {loading && <Spinner className={styles.spinner} size={20} />}
    </button>
  )
}
