import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** React puts its own setter on each field to track changes; this function bypasses it. */
function setUnseen(field: TextControl, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}

/**
 * The ref of a controlled text field; `ref` receives the same element. A person or the browser can fill in a server-rendered page before
 * hydration, and React would empty the field again at its next change. If React's value is empty but the field has text, that text is
 * passed to its `onChange`.
 */
export function useKeepTyped<T extends TextControl>(value: unknown, ref?: Ref<T>): RefObject<T | null> {
  const own = useRef<T>(null)
  useImperativeHandle(ref, () => own.current!, [])
  const [isEmpty] = useState(value === '')
  useEffect(() => {
    const field = own.current
    if (!field || !isEmpty || field.value === '') return
    const typed = field.value
    field.value = ''
    setUnseen(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [isEmpty])
  return own
}
