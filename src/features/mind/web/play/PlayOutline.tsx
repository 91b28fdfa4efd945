import { Page } from '#platform/web/ui/Page.tsx'
import { PlaySkeleton } from './PlaySkeleton.tsx'

/** Nothing of a game is the same for all of them but its place. */
export default function PlayOutline() {
  return (
    <Page area="mind">
      <PlaySkeleton />
    </Page>
  )
}
