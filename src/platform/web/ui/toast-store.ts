import type { ReactNode } from 'react'
import { createListeners } from '../listeners/create-listeners.ts'

/** One at a time; shown for five seconds; forgotten long after it has closed. */
export const toastLimit = 1
export const toastDurationMs = 5000
export const toastRemoveDelayMs = 1_000_000

export interface ToastContent {
  title: string
  description?: ReactNode
  /** One thing to do about it, e.g. "Undo". */
  action?: { label: string; onPress: () => void }
  tone?: 'plain' | 'good' | 'destructive'
  /** How long it stays, in ms; 5000 when not given. `Infinity` stays until dismissed. */
  duration?: number
}

export interface Toast extends ToastContent {
  readonly id: string
  /** false once dismissed: it plays its leaving and waits to be removed. */
  readonly open: boolean
}

export interface ToastHandle {
  id: string
  update: (change: Partial<ToastContent>) => void
  dismiss: () => void
}

let toasts: readonly Toast[] = []
let count = 0
const listeners = createListeners()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function put(next: readonly Toast[]): void {
  toasts = next
  listeners.notify()
}

/** Shows a toast in place of the current one. Callable from anywhere, inside or outside React. */
export function toast(content: ToastContent): ToastHandle {
  count = (count + 1) % Number.MAX_SAFE_INTEGER
  const id = String(count)
  for (const removed of toasts.slice(toastLimit - 1)) forget(removed.id)
  put([{ ...content, id, open: true }, ...toasts].slice(0, toastLimit))
  return { id, update: (change) => updateToast(id, change), dismiss: () => dismissToast(id) }
}

/** Changes the text of an existing toast; does nothing if it was closed. */
export function updateToast(id: string, change: Partial<ToastContent>): void {
  put(toasts.map((one) => (one.id === id ? { ...one, ...change } : one)))
}

/** Closes one toast, or all; each is removed 1,000,000 ms later. */
export function dismissToast(id?: string): void {
  for (const one of toasts) {
    if ((id === undefined || one.id === id) && !removals.has(one.id)) {
      removals.set(
        one.id,
        setTimeout(() => removeToast(one.id), toastRemoveDelayMs),
      )
    }
  }
  put(toasts.map((one) => (id === undefined || one.id === id ? { ...one, open: false } : one)))
}

/** Removes a toast (or all) from the list at once. */
export function removeToast(id?: string): void {
  for (const one of toasts) if (id === undefined || one.id === id) forget(one.id)
  put(id === undefined ? [] : toasts.filter((one) => one.id !== id))
}

function forget(id: string): void {
  clearTimeout(removals.get(id))
  removals.delete(id)
}

export const currentToasts = (): readonly Toast[] => toasts

export const onToasts = listeners.subscribe
