import { Page } from '#platform/web/ui/Page.tsx'
import { getHub } from '../contract.ts'
import { GreetingSkeleton } from './GreetingSkeleton.tsx'
import { HubSkeleton } from './HubSkeleton.tsx'

export const reads = [getHub.path]

/** The outline of HubPage, until the person's data has loaded. */
export default function HubOutline() {
  return (
    <Page area="hub" wide>
      <GreetingSkeleton />
      <HubSkeleton />
    </Page>
  )
}
