import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { wikiMessages } from '../core/messages.ts'
import styles from './Trail.module.css'

/** TrailPage before its trail is loaded. */
export default function TrailOutline() {
  const t = useMessages(wikiMessages)
  return (
    <Page area="mind" header={<PageHeader back={<BackLink>{t.toWiki}</BackLink>} title={t.trail.title} />}>
      <Skeleton shape="card" className={styles.shadow} />
    </Page>
  )
}
