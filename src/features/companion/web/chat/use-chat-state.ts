import { useQuery } from '@tanstack/react-query'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getChat } from '../../contract-chat.ts'

/** The model, the consent and the settings. */
export function useChatState() {
  const { language } = useLocaleSettings()
  return useQuery(queryOf(getChat, { query: { language } }))
}
