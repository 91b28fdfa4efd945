import type { ReactNode, RefObject } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FormDialog as SharedFormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { settingsMessages } from './messages.ts'
import shared from './settings.module.css'
import styles from './FormDialog.module.css'

type Props = {
  title: string
  lead: ReactNode
  submit: string
  /** What leaving it is called; else "Cancel". */
  cancel?: string
  isDestructive?: boolean
  isSending: boolean
  /** What went wrong as a whole; what is wrong with one field stands at that field. */
  error?: string | undefined
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** The form dialog of these settings: with a lead, and room for what went wrong as a whole. */
export function FormDialog({ lead, isSending, error, children, ...props }: Props) {
  const t = useMessages(settingsMessages)
  return (
    <SharedFormDialog {...props} description={lead} isBusy={isSending} cancel={props.cancel ?? t.cancel} className={styles.form}>
      {children}
      <div role="alert">
        {error && (
          <p className={shared.wrong}>
            <Icon of={warning} size={18} />
            {error}
          </p>
        )}
      </div>
    </SharedFormDialog>
  )
}
