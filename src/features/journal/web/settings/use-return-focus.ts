import { useEffect } from 'react'

/** For a dialog without a trigger element: returns the focus to the button, or the menu's button, that opened it. */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement
    const menu = before?.closest('[role="menu"]')
    const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : before
    return () => {
      // Waits until the dialog has released its focus trap.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body) opener.focus()
      }, 50)
    }
  }, [])
}
