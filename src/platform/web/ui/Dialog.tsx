import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/messages.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { close } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import styles from './Dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps {
  /** Or mount it to open it. */
  open?: boolean
  onClose: () => void
  title: string
  /** The dialog's subject in a sentence; read out when it opens. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons; the main one last. */
  actions?: ReactNode
  /** md 30 rem, lg 44 rem. */
  size?: 'md' | 'lg'
  /** For questions that need an answer: no close button, and a press outside does nothing. Escape still works. */
  modalOnly?: boolean
}

/** A modal question or short task. */
export function Dialog({ open = true, onClose, title, description, children, actions, size = 'md', modalOnly = false }: DialogProps) {
  const t = useMessages(uiMessages)
  const focus = useReturnFocus()
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className={styles.veil} />
        <Content
          className={cx(styles.dialog, styles[size])}
          {...focus}
          {...closeOnEscape(onClose)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(modalOnly ? { onPointerDownOutside: (event: Event) => event.preventDefault() } : {})}
        >
          <header className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            {!modalOnly && (
              <Close asChild>
                <IconButton icon={close} label={t.close} className={styles.close} />
              </Close>
            )}
          </header>
          {description && (
            <Description asChild>
              <div className={styles.description}>{description}</div>
            </Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Content>
      </Portal>
    </Root>
  )
}
