import { useMemo } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { bankOf, type Bank } from '../../prompts/bank-of.ts'
import first from '../../prompts/first.json' with { type: 'json' }
import { promptMessages } from './messages.ts'

/** The prompts that a device shows before it has loaded the journal: two dozen, bundled with the page. */
export function useFirstBank(): Bank {
  const { language } = useLocaleSettings()
  const { first: words } = useMessages(promptMessages)
  return useMemo(() => bankOf(language, first, words), [language, words])
}
