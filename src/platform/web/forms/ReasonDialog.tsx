import { useState } from 'react'
import { onlyErrors, useFormErrors } from './field-errors.ts'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'

type Props = {
  title: string
  submit: string
  cancel: string
  words: { dialogLead: string; reason: string; reasonMissing: string }
  maxLength: number
  isSending: boolean
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks an admin for the reason of a decision, which its person reads. */
export function ReasonDialog({ title, submit, cancel, words, maxLength, isSending, onReason, onClose }: Props) {
  const { form, errors, show, controlOf } = useFormErrors()
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={title}
      description={words.dialogLead}
      submit={submit}
      cancel={cancel}
      isBusy={isSending}
      form={form}
      onSubmit={() => {
        if (!show(onlyErrors({ reason: reason.trim() === '' && words.reasonMissing }))) onReason(reason)
      }}
      onClose={onClose}
    >
      <Field label={words.reason} error={errors.reason}>
        <TextArea {...controlOf('reason', reason, setReason)} maxLength={maxLength} />
      </Field>
    </FormDialog>
  )
}
