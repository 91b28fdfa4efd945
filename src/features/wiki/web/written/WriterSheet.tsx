import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getWikiPage } from '../../contract.ts'
import { agreeToWriter, getWriter, withdrawFromWriter } from '../../contract-written.ts'
import { chooseLevel, useLevel } from '../core/level.ts'
import { writtenMessages } from './messages.ts'
import styles from './Written.module.css'

/** What a model is sent and what becomes of it: to agree to, and to take back. */
export default function WriterSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(writtenMessages)
  const { data, error, refetch, isFetching } = useQuery(queryOf(getWriter))
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title}>
      <div className={styles.sheet} data-area="mind">
        {data?.model ? (
          <About state={data} model={data.model} onDone={onClose} />
        ) : error ? (
          <ErrorState title={t.sheet.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton shape="card" className={styles.sheetShadow} />
        )}
      </div>
    </Sheet>
  )
}

type Props = { state: ModelState; model: NonNullable<ModelState['model']>; onDone: () => void }

function About({ state: { consent, allowance }, model, onDone }: Props) {
  const t = useMessages(writtenMessages).sheet
  const format = useFormat()
  const client = useQueryClient()
  const level = useLevel()
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => [getWriter.path, getWikiPage.path].some((path) => String(queryKey[0]).startsWith(path)),
    })
  const agree = useMutation({
    ...mutationOf(agreeToWriter),
    onSuccess: async () => {
      if (level === 'dictionary') chooseLevel('normal')
      onDone()
      await refresh()
    },
    onError: () => void refresh(),
  })
  const withdraw = useMutation({
    ...mutationOf(withdrawFromWriter),
    onSuccess: async () => {
      chooseLevel('dictionary')
      toast({ title: t.withdrawn })
      onDone()
      await refresh()
    },
  })
  const isAgreed = consent?.current === true
  const failure = agree.error ?? withdraw.error
  return (
    <>
      {consent && !consent.current && <p>{t.again}</p>}
      <p>{t.what}</p>
      <p>{model.local ? t.local : t.goesTo(model.destination)}</p>
      <p>{t.kept}</p>
      <p>{t.asks}</p>
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
