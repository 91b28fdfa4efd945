import { NetworkError } from '../api/api-error.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

interface QueryErrorProps {
  /** The read that failed. */
  of: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  words: { offlineTitle: string; offlineText: string; failedTitle: string; failedText: string }
}

/** The error of a read, in the place of its data: without a network, or by the server. Offers to read again. */
export function QueryError({ of: { error, isFetching, refetch }, words }: QueryErrorProps) {
  const isOffline = error instanceof NetworkError
  return (
    <ErrorState
      title={isOffline ? words.offlineTitle : words.failedTitle}
      text={isOffline ? words.offlineText : words.failedText}
      onRetry={refetch}
      retrying={isFetching}
    />
  )
}
