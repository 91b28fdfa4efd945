import { useEffect } from 'react'
import { watchNotices } from '#platform/web/push/notices.ts'
import { keepPresses } from './keep-presses.ts'
import { client } from './app-query.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

/** What is only needed once the page stands: presses while it changes, news by notices, and a new version. */
export function Aftercare({ userId, controller }: { userId: string; controller: ServiceWorker | null }) {
  useEffect(keepPresses, [])
  useEffect(() => watchNotices(userId, () => void client.invalidateQueries()), [userId])
  return <UpdateNotice controller={controller} />
}
