import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import styles from './IconButton.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  icon: IconShape
  /** Accessible name and tooltip. The tooltip also shows the keys in `aria-keyshortcuts` ("Control+B"). */
  label: string
  /** A tooltip that says more than the name; screen readers get it by `aria-describedby`. */
  hint?: string
  kind?: 'quiet' | 'soft' | 'primary'
  /** md 44 px; sm looks like 32 px and is pressed as 44; lg 64 px for the one big control. */
  size?: 'sm' | 'md' | 'lg'
  /** For a button that stays pressed (favourite, mute). */
  pressed?: boolean
}

export function IconButton({
  icon,
  label,
  hint,
  kind = 'quiet',
  size = 'md',
  pressed,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={hint ?? ''}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      className={cx(styles.button, styles[kind], styles[size], className)}
    >
      <Icon of={icon} size={size === 'lg' ? 30 : size === 'sm' ? 18 : 22} />
    </button>
  )
}
