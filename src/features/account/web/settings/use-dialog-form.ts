import { useMutation } from '@tanstack/react-query'
import { fieldsOf, useFormErrors, type FieldErrors } from '#platform/web/forms/field-errors.ts'

type Options<Answer> = {
  /** Errors that the browser can find before anything is sent. */
  check: () => FieldErrors
  send: () => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The fields of the form; the server's errors of other fields are shown for the whole form. */
  fields: readonly string[]
}

/** The submit logic of every form here: check, send, and show each error at its field. */
export function useDialogForm<Answer>({ check, send, onDone, fields }: Options<Answer>) {
  const { form, errors, show, clear, controlOf } = useFormErrors()
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
    controlOf,
    isSending: sending.isPending,
    error: sending.isError && !isShared ? sending.error.message : undefined,
    submit() {
      if (!show(check())) sending.mutate()
    },
  }
}
