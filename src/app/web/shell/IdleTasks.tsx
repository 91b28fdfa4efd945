import { useEffect } from 'react'
import { watchNotices } from '#platform/web/push/notices.ts'
import { TooltipHost } from '#platform/web/ui/tooltip/TooltipHost.tsx'
import { forwardPresses } from './forward-presses.ts'
import { client } from './app-query.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

/** What is only needed once the page stands: presses while it changes, tooltips, news by notices, and a new version. */
export function IdleTasks({ userId, controller }: { userId: string; controller: ServiceWorker | null }) {
  useEffect(forwardPresses, [])
  useEffect(() => watchNotices(userId, () => void client.invalidateQueries()), [userId])
  return (
    <>
      <TooltipHost />
      <UpdateNotice controller={controller} />
    </>
  )
}
