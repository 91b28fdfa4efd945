import { dayPaper, nightPaper, type ThemeChoice, themeKey } from './theme-choice.ts'

/** The stored choice; 'system' when there is none, when it is unreadable, or when storage is closed to us. */
export function storedThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'day' || stored === 'night' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Shows `choice` on the page: `data-theme` on the root, and the colour of the browser's bars. */
export function showTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice === 'night' ? 'dark' : 'light'
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const night = choice === 'system' ? (meta.getAttribute('media') ?? '').includes('dark') : choice === 'night'
    meta.content = night ? nightPaper : dayPaper
  }
}
