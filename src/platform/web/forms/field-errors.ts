import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'

/** Error messages by the field's name in the contract. */
export type FieldErrors = Readonly<Record<string, string>>

/** The server's error messages for single fields; empty when there are none. */
export function fieldsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? (error.fields ?? {}) : {}
}

/** Errors without those that are undefined; for checks written as an object. */
export function onlyErrors(checks: Readonly<Record<string, string | false | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

type TextControl = { name: string; value: string; onChange: (value: string) => void }

type FormErrors = {
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  /** Shows the errors and focuses the first invalid field. Returns whether there are any. */
  show(errors: FieldErrors): boolean
  /** Clears the error of a field that the person is editing. */
  clear(name: string): void
  /** Props of a text control that clears its error as the person types. */
  controlOf(name: string, value: string, onValue: (value: string) => void): TextControl
}

/** Errors of a form's fields, for controls inside `Field`s of that form. */
export function useFormErrors(): FormErrors {
  const form = useRef<HTMLFormElement>(null)
  const [{ errors, round }, setState] = useState<{ errors: FieldErrors; round: number }>({ errors: {}, round: 0 })
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [round])
  const show = useCallback((next: FieldErrors) => {
    const isAny = Object.keys(next).length > 0
    setState(({ round: last }) => ({ errors: next, round: isAny ? last + 1 : last }))
    return isAny
  }, [])
  const clear = useCallback((name: string) => {
    setState((state) => (name in state.errors ? { ...state, errors: { ...state.errors, [name]: '' } } : state))
  }, [])
  const controlOf: FormErrors['controlOf'] = (name, value, onValue) => ({
    name,
    value,
    onChange: (next) => {
      onValue(next)
      clear(name)
    },
  })
  return { form, errors, show, clear, controlOf }
}
