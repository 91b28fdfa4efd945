import { useEffect } from 'react'
import { CommandHost } from '#platform/web/commands/CommandHost.tsx'
import { keysOfLink } from '#platform/web/commands/find-by-keys.ts'
import { commandSources } from '#platform/web/commands/registry.ts'
import { watchNotices } from '#platform/web/push/notices.ts'
import { TooltipHost } from '#platform/web/ui/tooltip/TooltipHost.tsx'
import { forwardPresses } from './forward-presses.ts'
import { client } from './app-query.ts'
import { ProofHost } from './ProofHost.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** The page has settled, on slow machines too; long before anybody has written much without a network. */
const AFTER_START_MS = 5000

type Props = { userId: string; controller: ServiceWorker | null; isBarShown: boolean }

/** Work for after the page is drawn: presses while it changes, tooltips, palette and keys, push notices, and a new version. */
export function IdleTasks({ userId, controller, isBarShown }: Props) {
  useEffect(forwardPresses, [])
  useEffect(() => watchNotices(userId, () => void client.invalidateQueries()), [userId])
  useEffect(() => {
    const timer = setTimeout(() => void import('../unsent/prepare.ts').then(({ prepareUnsent }) => prepareUnsent(userId)), AFTER_START_MS)
    return () => clearTimeout(timer)
  }, [userId])
  return (
    <>
      <TooltipHost keysOf={keysOfLink} />
      {/* Public pages have no features around them. */}
      {commandSources.length > 0 && <CommandHost userId={userId} client={client} isBarShown={isBarShown} />}
      <ProofHost />
      <UpdateNotice userId={userId} controller={controller} />
    </>
  )
}
