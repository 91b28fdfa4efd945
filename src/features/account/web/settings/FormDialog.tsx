import type { ReactNode, RefObject } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FormDialog as SharedFormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { settingsMessages } from './messages.ts'
import shared from './settings.module.css'

type Props = {
  title: string
  lead: ReactNode
  submit: string
  /** The label of the button that closes the dialog; by default "Cancel". */
  cancel?: string
  isDestructive?: boolean
  isSending: boolean
  /** The error of the whole form; errors of a field appear at that field. */
  error?: string | undefined
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** The form dialog of these settings, with an introduction and room for an error of the whole form. */
export function FormDialog({ lead, isSending, error, children, ...props }: Props) {
  const t = useMessages(settingsMessages)
  return (
    <SharedFormDialog {...props} description={lead} isBusy={isSending} cancel={props.cancel ?? t.cancel} gap={4}>
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
