import { useId, type ReactNode, type RefObject } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { settingsMessages } from './messages.ts'
import shared from './settings.module.css'
import styles from './FormDialog.module.css'

type Props = {
  title: string
  lead: ReactNode
  submit: string
  isDestructive?: boolean
  isSending: boolean
  /** What went wrong as a whole; what is wrong with one field stands at that field. */
  error?: string | undefined
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** A short form before everything else. Put it on the page when it is wanted, and take it away after. */
export function FormDialog({ title, lead, submit, isDestructive = false, isSending, error, form, onSubmit, onClose, children }: Props) {
  const t = useMessages(settingsMessages)
  const id = useId()
  return (
    <LazyDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={lead}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} loading={isSending} kind={isDestructive ? 'destructive' : 'primary'}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) onSubmit()
        }}
      >
        {children}
        <div role="alert">
          {error && (
            <p className={shared.wrong}>
              <Icon of={warning} size={18} />
              {error}
            </p>
          )}
        </div>
      </form>
    </LazyDialog>
  )
}
