// Built as its own small blocking script, so that the first paint already wears the chosen theme (the CSP forbids inline scripts).
import { showTheme, storedThemeChoice } from './show-theme.ts'

showTheme(storedThemeChoice())
