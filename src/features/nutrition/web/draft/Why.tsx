import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { draftMessages } from './messages.ts'
import { NoTableError } from './use-draft.ts'

/** Why nothing could be read, in words; a day that is used up with when it begins anew. */
export function Why({ error }: { error: Error }) {
  const t = useMessages(draftMessages)
  const format = useFormat()
  if (error instanceof NetworkError) return t.offline
  if (error instanceof NoTableError) return t.noTable
  if (error instanceof ApiError && error.limit !== undefined && error.resetsAt !== undefined) {
    const when = format.time(new Date(error.resetsAt))
    return error.reason === 'ai.tokens_spent' ? t.tokens(when) : t.limit(format.number(error.limit), when)
  }
  return error.message
}
