import { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu'
import type { AriaAttributes, DOMAttributes, ReactElement } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconShape } from './icons/shape.ts'
import styles from './Menu.module.css'

export type MenuEntry =
  | { label: string; icon?: IconShape; onSelect: () => void; destructive?: boolean; disabled?: boolean; hint?: string }
  /** A line between groups. */
  | 'line'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded'> & Pick<DOMAttributes<Element>, 'onClick' | 'onKeyDown'>>
  entries: readonly MenuEntry[]
  align?: 'start' | 'end'
  /** Its trigger was pressed before it was there. */
  startsOpen?: boolean
}

export function Menu({ trigger, entries, align = 'end', startsOpen = false }: MenuProps) {
  return (
    // Not modal: the page stays readable to screen readers, and nothing is locked for the sake of a menu.
    <Root modal={false} defaultOpen={startsOpen}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content className={styles.menu} align={align} sideOffset={6} collisionPadding={12}>
          {entries.map((entry, index) =>
            entry === 'line' ? (
              // oxlint-disable-next-line no-array-index-key -- a line has no name, and menus don't reorder while open
              <Separator key={index} className={styles.line} />
            ) : (
              <Item
                key={entry.label}
                className={cx(styles.item, entry.destructive && styles.destructive)}
                disabled={entry.disabled ?? false}
                onSelect={entry.onSelect}
              >
                {entry.icon && <Icon of={entry.icon} size={20} />}
                <span className={styles.words}>
                  {entry.label}
                  {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
                </span>
              </Item>
            ),
          )}
        </Content>
      </Portal>
    </Root>
  )
}
