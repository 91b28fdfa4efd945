import { Content, Portal, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** The words; short. Never the only place where something is said. */
  text: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** One element that takes focus. */
  children: ReactNode
}

/** Opens after 700 ms, at once when moving on from another within 300 ms. Needs a TooltipProvider somewhere above. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className={styles.tooltip} side={side} sideOffset={8} collisionPadding={8}>
          {text}
        </Content>
      </Portal>
    </Root>
  )
}
