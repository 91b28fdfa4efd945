import { ApiError, NetworkError } from '../api/api-error.ts'
import { useFormat } from '../i18n/format.ts'
import { useMessages } from '../i18n/messages.ts'
import { modelMessages } from './messages.ts'

/** Why a model did not answer, in words; a day's share that is used up with the time when it begins anew. `offline`: the feature's own words. */
export function ModelFailure({ error, offline }: { error: Error; offline?: string }) {
  const t = useMessages(modelMessages)
  const format = useFormat()
  if (error instanceof NetworkError) return offline ?? t.offline
  if (error instanceof ApiError && error.limit !== undefined && error.resetsAt !== undefined) {
    const when = format.time(new Date(error.resetsAt))
    return error.reason === 'ai.tokens_spent' ? t.tokens(when) : t.limit(format.number(error.limit), when)
  }
  return error.message
}
