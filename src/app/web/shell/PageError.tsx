import { Link, useRouteError } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { useHome } from './app-map.ts'
import { shellMessages } from './messages.ts'
import styles from './Shell.module.css'

/** Shown in place of a page that failed: the working parts, and the ways out. */
export function PageError() {
  const t = useMessages(shellMessages)
  const home = useHome()
  const error = useRouteError()
  console.error('A page did not open.', error)
  return (
    <div className={styles.waiting}>
      <ErrorState
        title={t.errorTitle}
        text={t.errorText}
        onRetry={() => location.reload()}
        wayOut={
          <Link className={buttonClass({ kind: 'soft' })} to={home}>
            {t.errorHome}
          </Link>
        }
      />
    </div>
  )
}
