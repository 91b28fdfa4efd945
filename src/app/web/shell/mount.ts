import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Draws into the page, or takes over what the server sent. Both entries come through here and so use the same parts of
 * React: both builds make the same file of it, and whoever comes from the public face to the app has it already.
 */
export function mount(root: HTMLElement, app: ReactNode): void {
  // As a transition, React works in slices of a few milliseconds: a tap or a scroll in between is answered.
  startTransition(() => {
    if (root.dataset.prerendered === undefined) createRoot(root).render(app)
    else hydrateRoot(root, app)
  })
}
