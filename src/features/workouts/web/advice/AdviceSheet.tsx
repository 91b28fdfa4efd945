import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ModelSheet } from '#platform/web/ai/ModelSheet.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { getAdviser } from '../../contract/advice.ts'
import { AdviceConsent } from './AdviceConsent.tsx'
import type { AskedPlan } from './asked-plan.ts'
import { AskForm } from './AskForm.tsx'
import styles from './Advice.module.css'
import { adviceMessages } from './messages.ts'

/** A question about a plan to this installation's language model, after the person's consent. */
export default function AdviceSheet({ onClose, ...about }: AskedPlan & { onClose: () => void }) {
  const t = useMessages(adviceMessages)
  const query = useQuery(queryOf(getAdviser))
  const [isAbout, setAbout] = useState(false)
  return (
    <ModelSheet title={t.title} area="body" query={query} onClose={onClose}>
      {(state) => {
        const isAgreed = state.consent?.current === true
        return (
          <>
            {isAgreed && (
              <div hidden={isAbout} className={styles.sheet}>
                <AskForm {...about} model={state.model!.model} />
              </div>
            )}
            {(!isAgreed || isAbout) && <AdviceConsent state={state} onWithdrawn={onClose} />}
            {isAgreed && (
              <div className={styles.foot}>
                <Button kind="quiet" size="sm" onClick={() => setAbout(!isAbout)}>
                  {isAbout ? t.back : t.about}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </ModelSheet>
  )
}
