import { useMutation } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { cancelImport, type ImportSummary } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './ImportProgress.module.css'

export function ImportProgress({ about, onChange }: { about: ImportSummary; onChange: () => void }) {
  const t = useMessages(transferMessages)
  const cancel = useMutation({ ...mutationOf(cancelImport), onSettled: onChange })
  const { id, state, done, total } = about
  const label = state === 'undoing' ? t.undoing : state === 'running' ? t.running : t.reading
  const isCounted = state === 'running' && total > 0
  return (
    <Card>
      <div className={shared.stack}>
        <h3>{label}</h3>
        <ProgressBar
          label={label}
          value={isCounted ? done / total : undefined}
          {...(isCounted && { valueText: t.progress(done, total) })}
        />
        <p className={shared.soft}>
          {isCounted && <span className={styles.numbers}>{t.progress(done, total)}</span>} {t.readingText}
        </p>
        {state !== 'undoing' && (
          <p>
            <Button kind="quiet" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
              {t.stop}
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}
