import { useEffect } from 'react'

/** A dialog that came without a trigger of its own gives the focus back to what opened it: a button, or that of the menu. */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    const menu = before?.closest('[role="menu"]')
    const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : before
    return () => {
      // After the dialog has let go of the page.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) opener.focus()
      }, 50)
    }
  }, [])
}
