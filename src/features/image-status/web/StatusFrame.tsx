import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { statusMessages } from './messages.ts'

/** Title and back link; `isDrawn`: drawn before the router is available, so the link is inactive. */
export function StatusFrame({ isDrawn = false, children }: { isDrawn?: boolean; children: ReactNode }) {
  const t = useMessages(statusMessages)
  return (
    <Page
      area="profile"
      header={
        <PageHeader
          title={t.title}
          lead={t.lead}
          back={isDrawn ? <BackLink>{t.profile}</BackLink> : <BackLink to="/profile">{t.profile}</BackLink>}
        />
      }
    >
      {children}
    </Page>
  )
}
