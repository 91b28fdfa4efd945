import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getAdviser } from '../../contract-advice.ts'
import { AdviceConsent } from './AdviceConsent.tsx'
import type { AskedPlan } from './asked-plan.ts'
import { AskForm } from './AskForm.tsx'
import styles from './Advice.module.css'
import { adviceMessages } from './messages.ts'

/** A question about a plan to this installation's language model, once somebody agreed to that. */
export default function AdviceSheet({ onClose, ...about }: AskedPlan & { onClose: () => void }) {
  const t = useMessages(adviceMessages)
  const { data, error, refetch, isFetching } = useQuery(queryOf(getAdviser))
  const [isAbout, setAbout] = useState(false)
  const isAgreed = data?.consent?.current === true
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title}>
      <div className={styles.sheet} data-area="body">
        {data?.model ? (
          <>
            {isAgreed && (
              <div hidden={isAbout} className={styles.sheet}>
                <AskForm {...about} model={data.model.model} />
              </div>
            )}
            {(!isAgreed || isAbout) && <AdviceConsent state={data} model={data.model} onWithdrawn={onClose} />}
            {isAgreed && (
              <div className={styles.foot}>
                <Button kind="quiet" size="sm" onClick={() => setAbout(!isAbout)}>
                  {isAbout ? t.back : t.about}
                </Button>
              </div>
            )}
          </>
        ) : error ? (
          <ErrorState title={t.consent.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton shape="card" height="18rem" />
        )}
      </div>
    </Sheet>
  )
}
