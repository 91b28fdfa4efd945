import type { ReactNode } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { close } from './icons/controls.ts'
import type { IconShape } from './icons/shape.ts'
import { uiMessages } from './messages.ts'
import shared from './Chips.module.css'
import styles from './Chip.module.css'

interface ChipProps {
  children: ReactNode
  icon?: IconShape
  tone?: 'area' | 'plain' | 'dawn' | 'moss' | 'berry'
  /** Shows a button to remove the chip; `name` is the accessible name. */
  onRemove?: () => void
  name?: string
}

/** A small word on a leaf: a tag, a state, an attribute. */
export function Chip({ children, icon, tone = 'area', onRemove, name }: ChipProps) {
  const t = useMessages(uiMessages)
  return (
    <span className={cx(shared.chip, styles[tone])}>
      {icon && <Icon of={icon} size={16} />}
      <span>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t.remove(name ?? (typeof children === 'string' ? children : ''))}
          onClick={onRemove}
        >
          <Icon of={close} size={14} />
        </button>
      )}
    </span>
  )
}
