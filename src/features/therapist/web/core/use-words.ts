import { useCallback } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import type { Words } from '../../form/fields.ts'

/** Returns texts in the person's language. */
export function useWords(): (words: Words) => string {
  const { language } = useLocaleSettings()
  return useCallback((words) => words[language], [language])
}
