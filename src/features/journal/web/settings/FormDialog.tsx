import { useId, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import { settingsMessages } from './messages.ts'
import { useReturnFocus } from './use-return-focus.ts'
import styles from './FormDialog.module.css'

type Props = {
  title: string
  submit?: string
  size?: 'md' | 'lg'
  isBusy?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A short form before everything else; on the page only while it is wanted. */
export function FormDialog({ title, submit, size = 'md', isBusy = false, onSubmit, onClose, children }: Props) {
  const t = useMessages(settingsMessages)
  const id = useId()
  useReturnFocus()
  return (
    <LazyDialog
      open
      size={size}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} loading={isBusy}>
            {submit ?? t.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onSubmit()
        }}
      >
        {children}
      </form>
    </LazyDialog>
  )
}
