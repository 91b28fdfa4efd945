import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { call } from '#platform/web/api/call.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { completeImportedDays, type FoodImport } from '../../contract/transfer.ts'
import { foodTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

/** Button to mark all days of an import as complete, because only whole days count for needs and energy. */
export function CompleteDays({ about: { id, state, report } }: { about: FoodImport }) {
  const t = useMessages(foodTransferMessages).complete
  const client = useQueryClient()
  const complete = useMutation({
    mutationFn: () => call(completeImportedDays, { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  })
  if (state !== 'done' || report?.came.days === 0) return null
  return (
    <div className={styles.complete}>
      <p className="note">{t.hint}</p>
      <p role="status">{complete.data && t.done(complete.data.days)}</p>
      <p role="alert">{complete.error?.message}</p>
      {!complete.data && (
        <Button kind="soft" loading={complete.isPending} onClick={() => complete.mutate()}>
          {t.button}
        </Button>
      )}
    </div>
  )
}
