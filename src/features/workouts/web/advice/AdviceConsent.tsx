import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { agreeToAdviser, getAdviser, withdrawFromAdviser } from '../../contract-advice.ts'
import styles from './Advice.module.css'
import { adviceMessages } from './messages.ts'

type Props = { state: ModelState; model: NonNullable<ModelState['model']>; onWithdrawn: () => void }

/** What a model is sent and what becomes of it: to agree to, and to take back. */
export function AdviceConsent({ state: { consent, allowance }, model, onWithdrawn }: Props) {
  const { consent: t } = useMessages(adviceMessages)
  const format = useFormat()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [getAdviser.path] })
  const agree = useMutation({ ...mutationOf(agreeToAdviser), onSettled: refresh })
  const withdraw = useMutation({
    ...mutationOf(withdrawFromAdviser),
    onSuccess: () => {
      toast({ title: t.withdrawn })
      onWithdrawn()
    },
  })
  const isAgreed = consent?.current === true
  const failure = agree.error ?? withdraw.error
  return (
    <>
      {consent && !consent.current && <p>{t.again}</p>}
      <p>{t.what}</p>
      <div>
        <p>{model.local ? t.local : t.goesTo(model.destination)}</p>
        <ul className={styles.sent}>
          {t.sent.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <p>{t.notSent}</p>
      {isAgreed && <p>{model.local ? t.agreedLocal(model.model) : t.agreed(model.model, model.destination)}</p>}
      {isAgreed && allowance && (
        <p className={styles.soft}>
          {t.used(
            format.number(allowance.requests.used),
            format.number(allowance.requests.limit),
            format.time(new Date(allowance.requests.resetsAt)),
          )}
        </p>
      )}
      <p role="alert">{failure ? failure.message || t.failed : ''}</p>
      {isAgreed ? (
        <div className={styles.withdraw}>
          <p className={styles.soft}>{t.withdrawText}</p>
          <Button kind="soft" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t.withdraw}
          </Button>
        </div>
      ) : (
        <div>
          <Button loading={agree.isPending} onClick={() => agree.mutate({ body: { destination: model.destination, model: model.model } })}>
            {t.agree}
          </Button>
        </div>
      )}
    </>
  )
}
