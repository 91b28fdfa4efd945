import { useMutation } from '@tanstack/react-query'
import { fieldsOf, useFormErrors, type FieldErrors } from '#platform/web/forms/field-errors.ts'

type Options<Answer> = {
  /** What is plainly wrong before anything is sent. */
  check: () => FieldErrors
  send: () => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The fields that are on the form; what the server says of others is told as a whole. */
  fields: readonly string[]
}

/** The way of every form here: look, send, and put what was refused at its field. */
export function useDialogForm<Answer>({ check, send, onDone, fields }: Options<Answer>) {
  const { form, errors, show, clear } = useFormErrors()
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => void show(ours(error)),
  })
  const ours = (error: unknown): FieldErrors =>
    Object.fromEntries(Object.entries(fieldsOf(error)).filter(([name]) => fields.includes(name)))
  const isShared = Object.keys(ours(sending.error)).length > 0
  return {
    form,
    errors,
    clear,
    isSending: sending.isPending,
    error: sending.isError && !isShared ? sending.error.message : undefined,
    submit() {
      if (!show(check())) sending.mutate()
    },
  }
}
