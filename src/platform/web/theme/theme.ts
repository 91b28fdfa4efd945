import { useSyncExternalStore } from 'react'
import { showTheme, storedThemeChoice } from './show-theme.ts'
import { type ThemeChoice, themeKey } from './theme-choice.ts'

const listeners = new Set<() => void>()
let current: ThemeChoice | undefined

/** The choice in force. */
export function themeChoice(): ThemeChoice {
  current ??= storedThemeChoice()
  return current
}

/** Stores `choice` on this device and applies it at once. Without storage it lasts until the page is closed. */
export function chooseTheme(choice: ThemeChoice): void {
  current = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // A browser that refuses storage still gets its theme for this visit.
  }
  showTheme(choice)
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey && event.key !== null) return
    current = storedThemeChoice()
    showTheme(current)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The choice, synchronised across tabs, and a function to change it. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => 'system' as const)
  return { choice, choose: chooseTheme }
}
