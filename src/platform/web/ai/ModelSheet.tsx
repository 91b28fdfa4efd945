import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ModelState } from '#platform/contract/model-consent.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Area } from '../ui/Page.tsx'
import { useMessages } from '../i18n/messages.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { modelMessages } from './messages.ts'
import styles from './ModelConsent.module.css'

type Props = {
  title: string
  area: Area
  query: Pick<UseQueryResult<ModelState>, 'data' | 'error' | 'refetch' | 'isFetching'>
  onClose: () => void
  /** Shown once the state of the model is there, and there is one. */
  children: (state: ModelState) => ReactNode
}

/** A sheet about this installation's language model. */
export function ModelSheet({ title, area, query: { data, error, refetch, isFetching }, onClose, children }: Props) {
  const t = useMessages(modelMessages)
  return (
    <Sheet onClose={onClose} title={title}>
      <Stack data-area={area}>
        {data?.model ? (
          children(data)
        ) : error ? (
          <ErrorState title={t.loadFailed} text={error.message} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Skeleton shape="card" className={styles.shadow} />
        )}
      </Stack>
    </Sheet>
  )
}
