import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#platform/web/query/query-client.ts'
import { currentSession, onSession } from '#platform/web/session/session.ts'

/** The only query client of this page; created with the app's layout. */
export const client: QueryClient = createQueryClient()

// One person's data must not stay in memory for the next person.
let shownTo = currentSession().user?.id
onSession(() => {
  const id = currentSession().user?.id
  if (shownTo !== undefined && id !== shownTo) client.clear()
  shownTo = id
})
