import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, onToasts, type Toast } from './toast-store.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((file) => ({ default: file.ToastRegion })))
const none: readonly Toast[] = []

/** Put once at the root. What draws toasts is fetched with the first one. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  )
}
