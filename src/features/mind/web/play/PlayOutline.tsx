import { Page } from '#platform/web/ui/Page.tsx'
import { PlaySkeleton } from './PlaySkeleton.tsx'

/** Outline of a game's page: only the stage is common to all games. */
export default function PlayOutline() {
  return (
    <Page area="mind">
      <PlaySkeleton />
    </Page>
  )
}
