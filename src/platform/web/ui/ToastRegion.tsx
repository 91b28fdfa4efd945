import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { useMessages } from '../i18n/messages.ts'
import { buttonClass } from './Button.tsx'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { check, close, info } from './icons/controls.ts'
import { leaf } from './icons/things.ts'
import { uiMessages } from './messages.ts'
import { dismissToast, type Toast, toastDurationMs } from './toast-store.ts'
import styles from './Toast.module.css'

const toneIcon = { plain: leaf, good: check, destructive: info }

/** Draws the toasts: swipe right 50 px to be rid of one, F8 to reach it by keyboard. */
export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  const t = useMessages(uiMessages)
  return (
    <Provider swipeDirection="right" swipeThreshold={50} duration={toastDurationMs}>
      {toasts.map((toast) => (
        <Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          duration={toast.duration ?? toastDurationMs}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          className={cx(styles.toast, styles[toast.tone ?? 'plain'])}
        >
          <span className={styles.mark}>
            <Icon of={toneIcon[toast.tone ?? 'plain']} size={20} />
          </span>
          <div className={styles.words}>
            <Title className={styles.title}>{toast.title}</Title>
            {toast.description && (
              <Description asChild>
                <div className={styles.description}>{toast.description}</div>
              </Description>
            )}
          </div>
          {toast.action && (
            <Action altText={toast.action.label} asChild>
              <button type="button" className={buttonClass({ kind: 'soft', size: 'sm' })} onClick={toast.action.onPress}>
                {toast.action.label}
              </button>
            </Action>
          )}
          <Close asChild>
            <IconButton icon={close} label={t.dismiss} size="sm" />
          </Close>
        </Root>
      ))}
      <Viewport className={styles.viewport} hotkey={['F8']} label={t.notifications} />
    </Provider>
  )
}
