import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowStart } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import shared from '../settings/settings.module.css'
import styles from './AdminPage.module.css'
import { adminMessages } from './messages.ts'

// Few come here: what it takes must not weigh on how the files of everybody's pages are cut.
const AdminSections = lazy(() => import('./AdminSections.tsx').then((file) => ({ default: file.AdminSections })))

/** For whoever runs this installation: who is here, who may join, how it fares. */
export default function AdminPage() {
  const t = useMessages(adminMessages)
  const user = useUser()
  const header = (
    <PageHeader
      title={t.title}
      lead={user.isAdmin && t.lead}
      back={
        <Link to="/profile" className={buttonClass({ kind: 'quiet', size: 'sm' })}>
          <span className={shared.out}>
            <Icon of={arrowStart} size={18} /> {t.back}
          </span>
        </Link>
      }
    />
  )
  if (!user.isAdmin)
    return (
      <Page area="profile" header={header}>
        <EmptyState
          title={t.notYours}
          action={
            <Link to="/hub" className={buttonClass({ kind: 'soft' })}>
              {t.home}
            </Link>
          }
        >
          {t.notYoursText}
        </EmptyState>
      </Page>
    )
  return (
    <Page area="profile" wide header={header}>
      <Suspense
        fallback={
          <div className={styles.layout} aria-busy="true">
            <Skeleton shape="card" height="24rem" />
            <Skeleton shape="card" height="24rem" />
          </div>
        }
      >
        <AdminSections />
      </Suspense>
    </Page>
  )
}
