import { useMessages } from '#platform/web/i18n/messages.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { GuidedReflection } from './GuidedReflection.tsx'
import { promptMessages } from './messages.ts'
import { PromptCard } from './PromptCard.tsx'
import type { ReflectPanelProps } from './reflect-props.ts'
import styles from './Reflect.module.css'
import { ReflectWork } from './ReflectWork.tsx'
import { useReflectState } from './use-reflect.ts'

/** Functions of a language model for chosen entries; without a model, guided questions and a prompt of the bank. */
export function ReflectPanel({ onClose, ...entry }: ReflectPanelProps) {
  const t = useMessages(promptMessages)
  const { state, error, refetch, isFetching, agree } = useReflectState()
  if (state?.model) return <ReflectWork {...entry} {...{ onClose, agree }} state={state} model={state.model} />
  return (
    <Sheet onClose={onClose} title={t.reflect.title}>
      <div className={styles.panel} data-area="journal">
        {error && !state && (
          <ErrorState
            title={t.reflect.failed}
            text={error instanceof NetworkError ? t.reflect.offline : error.message}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {state || error ? (
          <>
            <GuidedReflection onClose={onClose} entryId={entry.entryId} onKeep={entry.onKeep} />
            <PromptCard level={3} look="sunk" onWrite={onClose} />
          </>
        ) : (
          <Skeleton lines={5} />
        )}
        {state && (
          <div>
            <h3 className={styles.heading}>{t.none.title}</h3>
            <p className={styles.soft}>{t.none.text}</p>
          </div>
        )}
      </div>
    </Sheet>
  )
}
