import { Page } from '#platform/web/ui/Page.tsx'
import { getHub } from '../contract.ts'
import { GreetingSkeleton } from './GreetingSkeleton.tsx'
import { HubSkeleton } from './HubSkeleton.tsx'

export const reads = [getHub.path]

/** HubPage as it stands before anything of the person is known. */
export default function HubOutline() {
  return (
    <Page area="hub" wide>
      <GreetingSkeleton />
      <HubSkeleton />
    </Page>
  )
}
