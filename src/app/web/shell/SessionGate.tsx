import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { refreshSession, useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { shellMessages } from './messages.ts'
import styles from './Shell.module.css'

/** Lets signed-in people in; redirects others to the login page, which brings them back here. */
export function SessionGate({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'signed-in') return children
  if (session.status === 'signed-out') return <Navigate to="/login" replace state={{ from: pathname + search }} />
  return (
    <main id="main" className={styles.waiting}>
      {session.status === 'loading' ? (
        <Spinner size={40} />
      ) : (
        <ErrorState title={t.unreachableTitle} text={t.unreachableText} onRetry={refreshSession} />
      )}
    </main>
  )
}
