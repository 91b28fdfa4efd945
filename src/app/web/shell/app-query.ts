import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#platform/web/query/query-client.ts'
import { currentSession, onSession } from '#platform/web/session/session.ts'

/** The one query client of this page; comes with the app's layout. */
export const client: QueryClient = createQueryClient()

// What one person saw is not kept for whoever comes after.
let shownTo = currentSession().user?.id
onSession(() => {
  const id = currentSession().user?.id
  if (shownTo !== undefined && id !== shownTo) client.clear()
  shownTo = id
})
