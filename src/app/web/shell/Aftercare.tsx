import { useEffect } from 'react'
import { watchNotices } from '#platform/web/push/notices.ts'
import { client } from './app-query.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

/** What can only come up once the page stands: news by notices, and a new version. */
export function Aftercare({ userId, controller }: { userId: string; controller: ServiceWorker | null }) {
  useEffect(() => watchNotices(userId, () => void client.invalidateQueries()), [userId])
  return <UpdateNotice controller={controller} />
}
