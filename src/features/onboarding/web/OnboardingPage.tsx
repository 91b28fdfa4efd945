import { Link } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { useAlone } from '#platform/web/page/use-alone.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { onboardingMessages } from './core/messages.ts'
import styles from './core/Onboarding.module.css'
import { useWelcome, welcomeQuery } from './use-welcome.ts'
import { StepSequence } from './StepSequence.tsx'

export const queries = () => [welcomeQuery()]

/** The welcome: about 90 seconds. Every step can be skipped, and the page resumes at the last step. */
export default function OnboardingPage() {
  const t = useMessages(onboardingMessages)
  const { welcome, query, change } = useWelcome()
  const { error, isFetching, refetch } = query
  // The navigation bar appears once the welcome has ended, or when the welcome cannot be loaded.
  useAlone(welcome ? welcome.ended === null : !error)
  return (
    <Page area="hub" wide>
      {welcome ? (
        <StepSequence welcome={welcome} onChange={change} />
      ) : error ? (
        <>
          <h1 className="visually-hidden">{t.title}</h1>
          <ErrorState
            title={t.failedTitle}
            text={error instanceof NetworkError ? t.offlineText : t.failedText}
            onRetry={refetch}
            retrying={isFetching}
            wayOut={
              <Link to="/hub" className={buttonClass({ kind: 'soft' })}>
                {t.toHub}
              </Link>
            }
          />
        </>
      ) : (
        <div className={styles.walk} role="status" aria-label={t.loading}>
          <div className={styles.art} />
          <div className={styles.step}>
            <h1>
              <span className="visually-hidden">{t.title}</span>
              <Skeleton width="min(100%, 20rem)" />
            </h1>
            <Skeleton lines={2} className={styles.lead} />
            <Skeleton shape="card" height="14rem" />
          </div>
        </div>
      )}
    </Page>
  )
}
