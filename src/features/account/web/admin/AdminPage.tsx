import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSession } from '#platform/web/session/session.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './AdminPage.module.css'
import { adminMessages } from './messages.ts'

// Few people open this page, so its code must not influence how the bundles of other pages are split.
const AdminSections = lazy(() => import('./AdminSections.tsx').then((file) => ({ default: file.AdminSections })))

/** The admin's page. The address is public: other people read that it is for admins, and visitors get a way to log in. */
export default function AdminPage() {
  const { user, status } = useSession()
  const t = useMessages(adminMessages)
  if (status === 'loading') return <Page area="profile">{null}</Page>
  if (user?.isAdmin) return <Admin />
  return (
    <Page area="profile" header={<PageHeader title={t.title} />}>
      <EmptyState
        title={t.notYours}
        action={
          user ? (
            <Link to="/hub" className={buttonClass({ kind: 'soft' })}>
              {t.home}
            </Link>
          ) : (
            <Link to="/login" state={{ from: '/admin-dash' }} className={buttonClass({ kind: 'soft' })}>
              {t.logIn}
            </Link>
          )
        }
      >
        {user ? t.notYoursText : t.strangerText}
      </EmptyState>
    </Page>
  )
}

/** Accounts, registration, and the state of the installation. */
function Admin() {
  const t = useMessages(adminMessages)
  const header = <PageHeader title={t.title} lead={t.lead} back={<BackButton to="/profile">{t.back}</BackButton>} />
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
