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

/** Keeps `choice` on this device and shows it at once. Without storage it holds until the page is closed. */
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

/** The choice, kept up to date across tabs, and how to change it. */
export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, themeChoice, () => 'system' as const)
  return { choice, choose: chooseTheme }
}
