import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from './Button.tsx'

type Props = { query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>; children: string }

/** Loads the next page of a list; absent on the last one. */
export function MoreButton({ query, children }: Props) {
  if (!query.hasNextPage) return null
  return (
    <Button kind="quiet" size="sm" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {children}
    </Button>
  )
}
