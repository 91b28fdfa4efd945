import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, onToasts, type Toast } from './toast-store.ts'
import { afterPaint } from '../page/after-paint.ts'

const load = () => afterPaint(() => import('./ToastRegion.tsx'))
const ToastRegion = lazy(() => load().then((file) => ({ default: file.ToastRegion })))
const none: readonly Toast[] = []

/** Fetches the code of toasts before the first one, so that it appears at once. */
export const warmToasts = (): void => void load().catch(() => {})

/** Put once at the root. The code of toasts is fetched with the first one, or before by `warmToasts`. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  )
}
