import { ApiError, NetworkError } from '../api/api-error.ts'
import { useFormat } from '../i18n/format.ts'
import { useMessages } from '../i18n/messages.ts'
import { modelMessages } from './messages.ts'

/** The reason why a model did not answer; for a used-up quota with the time of its reset. `offline`: the feature's own text. */
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
