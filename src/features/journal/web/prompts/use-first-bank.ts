import { useMemo } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { bankOf, type Bank } from '../../prompts/bank-of.ts'
import first from '../../prompts/first.json' with { type: 'json' }
import { promptMessages } from './messages.ts'

/** The prompts that a device shows before it knows anything of a journal: two dozen, in the page's own script. */
export function useFirstBank(): Bank {
  const { language } = useLocaleSettings()
  const { first: words } = useMessages(promptMessages)
  return useMemo(() => bankOf(language, first, words), [language, words])
}
