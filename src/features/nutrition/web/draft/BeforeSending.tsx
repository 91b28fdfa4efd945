import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { agreeToDrafts, getDrafter, withdrawFromDrafts, type DrafterState } from '../../contract/drafts.ts'
import styles from './Draft.module.css'
import { draftMessages } from './messages.ts'

interface BeforeSendingProps {
  of: 'words' | 'picture'
  drafter: DrafterState
  model: NonNullable<DrafterState['model']>
  /** There is something to send. */
  canSend: boolean
  isAgain: boolean
  onSend: () => void
}

/** Where it goes and what goes along, the press that sends it, and the way to take consent back. */
export function BeforeSending({ of, drafter: { consent, allowance, instructions }, model, canSend, isAgain, onSend }: BeforeSendingProps) {
  const t = useMessages(draftMessages)
  const format = useFormat()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getDrafter.path) })
  const agree = useMutation({
    ...mutationOf(agreeToDrafts),
    // `useDraft` asks for the state anew once it has been read.
    onSuccess: onSend,
    // It may be another model by now: that is looked at before anything else.
    onError: () => void refresh(),
  })
  const withdraw = useMutation({
    ...mutationOf(withdrawFromDrafts),
    onSuccess: async () => {
      toast({ title: t.withdrawn })
      await refresh()
    },
  })
  const isAgreed = consent?.current === true
  const failure = agree.error ?? withdraw.error
  const send = () => (isAgreed ? onSend() : agree.mutate({ body: { destination: model.destination, model: model.model } }))
  return (
    <>
      {consent && !isAgreed && <p>{t.again}</p>}
      {!isAgreed && <p>{t.what}</p>}
      <p className={isAgreed ? styles.soft : undefined}>{model.local ? t.local(model.model) : t.goesTo(model.model, model.destination)}</p>
      <details className={styles.more}>
        <summary>{t.instructions}</summary>
        <pre className={styles.exact}>{instructions[of]}</pre>
      </details>
      {isAgreed && (
        <details className={styles.more}>
          <summary>{t.about}</summary>
          <div className={styles.about}>
            <p>{t.what}</p>
            <p className={styles.soft}>
              {model.local
                ? t.agreedLocal(consent.model, format.date(new Date(consent.at), 'medium'))
                : t.agreedTo(consent.model, consent.destination, format.date(new Date(consent.at), 'medium'))}{' '}
              {allowance &&
                t.used(
                  format.number(allowance.requests.used),
                  format.number(allowance.requests.limit),
                  format.time(new Date(allowance.requests.resetsAt)),
                )}
            </p>
            <Button kind="soft" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t.withdraw}
            </Button>
          </div>
        </details>
      )}
      <p role="alert" className={styles.status}>
        {failure?.message ?? ''}
      </p>
      <Button wide loading={agree.isPending} disabled={!canSend} onClick={send}>
        {!isAgreed ? t.agree : isAgain ? t.retry : t.send}
      </Button>
    </>
  )
}
