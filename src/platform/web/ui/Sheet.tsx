import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { close } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import dialog from './Dialog.module.css'
import { useSheetDrag } from './use-sheet-drag.ts'
import styles from './Sheet.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface SheetProps {
  /** Or mount it to open it. */
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Stays at the foot while the rest scrolls. */
  actions?: ReactNode
}

/** Slides up from the thumb on a phone (and down again by a pull on its head), in from the side on a wide window. */
export function Sheet({ open = true, onClose, title, description, children, actions }: SheetProps) {
  const t = useMessages(uiMessages)
  const drag = useSheetDrag(onClose)
  const focus = useReturnFocus()
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className={dialog.veil} />
        <Content
          ref={drag.sheet}
          className={styles.sheet}
          {...focus}
          {...closeOnEscape(onClose)}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head} {...drag.handle}>
            <span className={styles.grip} aria-hidden="true" />
            <Title className={styles.title}>{title}</Title>
            <Close asChild>
              <IconButton icon={close} label={t.close} />
            </Close>
          </header>
          <div className={styles.body}>
            {description && (
              <Description asChild>
                <div className={dialog.description}>{description}</div>
              </Description>
            )}
            {children}
          </div>
          {actions && <footer className={cx(dialog.actions, styles.actions)}>{actions}</footer>}
        </Content>
      </Portal>
    </Root>
  )
}
