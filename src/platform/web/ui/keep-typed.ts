import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** React puts its own setter on each field to see what changed; this one goes past it. */
function setUnseen(field: TextControl, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value)
}

/**
 * The ref of a text field whose value React holds; `ref` is given the same. A page that the server drew can be typed into, or filled in by the browser,
 * before React takes it over, and React would empty the field again at its next change. What stands in a field that is empty to React is handed to
 * its `onChange`.
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
