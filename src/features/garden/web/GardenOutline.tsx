import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getGarden } from '../contract.ts'
import { GardenSkeleton } from './GardenSkeleton.tsx'
import { gardenMessages } from './core/messages.ts'

export const reads = [getGarden.path]

/** GardenPage before any data of the person is loaded. */
export default function GardenOutline() {
  const t = useMessages(gardenMessages)
  return (
    <Page area="garden" wide>
      <PageHeader back={<BackLink>{t.toHub}</BackLink>} title={t.title} lead={t.loading} />
      <GardenSkeleton />
    </Page>
  )
}
