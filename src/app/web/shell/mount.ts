import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Renders into the page, or hydrates the server's HTML. Both entries call this and so use the same parts of React: both builds
 * make the same file of it, and a person who goes from the public face to the app has it already.
 */
export function mount(root: HTMLElement, app: ReactNode): void {
  // As a transition, React works in slices of a few milliseconds: it responds to a tap or a scroll in between.
  startTransition(() => {
    if (root.dataset.prerendered === undefined) createRoot(root).render(app)
    else hydrateRoot(root, app)
  })
}
