import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'

/** ChatPage as the build renders it, without any data of the person. */
export default function ChatOutline() {
  const t = useMessages(chatMessages)
  return (
    <Page area="companion" header={<PageHeader back={<BackLink>{t.back}</BackLink>} title={t.title} />}>
      <Skeleton shape="card" className={styles.shadow} />
    </Page>
  )
}
