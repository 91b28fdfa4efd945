import { useMessages } from '#platform/web/i18n/messages.ts'
import { FormDialog as SharedFormDialog, type FormDialogProps } from '#platform/web/ui/FormDialog.tsx'
import { settingsMessages } from './messages.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Props = Omit<FormDialogProps, 'submit' | 'cancel' | 'className'> & { submit?: string }

/** The form dialog with the labels of these settings. */
export function FormDialog(props: Props) {
  const t = useMessages(settingsMessages)
  useReturnFocus()
  return <SharedFormDialog {...props} submit={props.submit ?? t.save} cancel={t.cancel} gap={4} />
}
