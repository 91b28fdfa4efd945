import { useEffect } from 'react'
import { watchNotices } from '#platform/web/push/notices.ts'
import { TooltipHost } from '#platform/web/ui/tooltip/TooltipHost.tsx'
import { forwardPresses } from './forward-presses.ts'
import { client } from './app-query.ts'
import { ProofHost } from './ProofHost.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** The page rests; long before anybody has written much without a network. */
const AFTER_START_MS = 1500

/** What is only needed once the page stands: presses while it changes, tooltips, news by notices, and a new version. */
export function IdleTasks({ userId, controller }: { userId: string; controller: ServiceWorker | null }) {
  useEffect(forwardPresses, [])
  useEffect(() => watchNotices(userId, () => void client.invalidateQueries()), [userId])
  useEffect(() => {
    const timer = setTimeout(() => void import('../unsent/prepare.ts').then(({ prepareUnsent }) => prepareUnsent(userId)), AFTER_START_MS)
    return () => clearTimeout(timer)
  }, [userId])
  return (
    <>
      <TooltipHost />
      <ProofHost />
      <UpdateNotice controller={controller} />
    </>
  )
}
