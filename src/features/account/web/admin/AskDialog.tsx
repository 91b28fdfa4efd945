import { useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { FormDialog } from '../settings/FormDialog.tsx'
import { adminMessages } from './messages.ts'

type Act = 'lock' | 'sign_out' | 'make_admin'
type Props = { name: string; act: Act; isSending: boolean; onSure: (act: Act) => void; onClose: () => void }

/** Explains the effect of an action on the other person, before it happens. */
export function AskDialog({ name, act, isSending, onSure, onClose }: Props) {
  const t = useMessages(adminMessages).accounts
  const { title, lead, save } = t.ask[act]
  const form = useRef<HTMLFormElement>(null)
  return (
    <FormDialog
      title={title(name)}
      lead={`${lead} ${t.recorded}`}
      submit={save}
      isDestructive={act === 'lock'}
      {...{ form, isSending, onClose }}
      onSubmit={() => onSure(act)}
    />
  )
}
