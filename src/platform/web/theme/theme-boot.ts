// Part of the script in the pages' head, so that the first paint already wears the chosen theme.
import { showTheme, storedThemeChoice } from './show-theme.ts'

showTheme(storedThemeChoice())
