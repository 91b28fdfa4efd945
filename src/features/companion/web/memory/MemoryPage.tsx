import { lazy, Suspense, useState } from 'react'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listMemories, MEMORY_AREAS, MEMORY_TOKENS, type Memory } from '../../contract-memory.ts'
import { MemoryRow } from './MemoryRow.tsx'
import { MemorySkeleton } from './MemorySkeleton.tsx'
import { memoryMessages } from './messages.ts'
import { useMemories } from './use-memories.ts'
import styles from './Memory.module.css'

const MemoryDialog = lazy(() => import('./MemoryDialog.tsx'))

export const queries = () => [queryOf(listMemories)]

/** The sentences that a language model may remember: to read, add, edit, pause and delete. */
export default function MemoryPage() {
  const t = useMessages(memoryMessages)
  const { query, put, pause, forget } = useMemories()
  const [dialog, setDialog] = useState<Memory | 'new'>()
  const { data, error } = query
  const add = (
    <Button icon={plus} onClick={() => setDialog('new')}>
      {t.add}
    </Button>
  )
  return (
    <Page
      area="companion"
      header={<PageHeader back={<BackLink to="/my-ai-bestfriend/talk">{t.back}</BackLink>} title={t.title} lead={t.lead} />}
    >
      {data ? (
        <Stack gap={6} className={styles.main}>
          {data.memories.length === 0 ? (
            <EmptyState title={t.empty.title} action={add}>
              {t.empty.text}
            </EmptyState>
          ) : (
            <>
              <Reported {...data} isBusy={pause.isPending} onPause={(isPaused) => pause.mutate(isPaused)} />
              <div>{add}</div>
              {MEMORY_AREAS.map((area) => {
                const own = data.memories.filter((one) => one.area === area)
                if (own.length === 0) return null
                return (
                  <TitledCard key={area} isSmall title={t.areas[area]} gap={4}>
                    <ul role="list" className={styles.list}>
                      {own.map((one) => (
                        <MemoryRow key={one.id} one={one} onChange={() => setDialog(one)} onForget={() => forget.mutate(one)} />
                      ))}
                    </ul>
                  </TitledCard>
                )
              })}
              <p className="note">{t.stays}</p>
            </>
          )}
        </Stack>
      ) : error ? (
        <ErrorState
          title={t.failed}
          text={error instanceof NetworkError ? t.offline : error.message}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      ) : (
        <MemorySkeleton />
      )}
      <Suspense fallback={null}>
        {dialog && (
          <MemoryDialog
            one={dialog === 'new' ? undefined : dialog}
            isBusy={put.isPending}
            onClose={() => setDialog(undefined)}
            onSave={(written) =>
              put.mutate(written, {
                onSuccess: () => {
                  setDialog(undefined)
                  toast({ title: t.saved, tone: 'good' })
                },
              })
            }
          />
        )}
      </Suspense>
    </Page>
  )
}

type SharedProps = { memories: readonly Memory[]; isPaused: boolean; tokens: number; isBusy: boolean; onPause: (isPaused: boolean) => void }

function Reported({ memories, isPaused, tokens, isBusy, onPause }: SharedProps) {
  const t = useMessages(memoryMessages).shared
  const reported = memories.filter(({ isShared }) => isShared).length
  return (
    <TitledCard isSmall title={t.title} look="tinted" gap={4}>
      <Switch label={t.use} hint={t.useHint} checked={!isPaused} disabled={isBusy} onChange={(on) => onPause(!on)} />
      {!isPaused && (
        <Stack gap={2}>
          <p>{reported === memories.length ? t.all(reported) : t.some(reported, memories.length)}.</p>
          <ProgressBar label={t.bar} value={tokens / MEMORY_TOKENS} size="sm" />
          <p className="note">{t.room(tokens, MEMORY_TOKENS)}</p>
        </Stack>
      )}
    </TitledCard>
  )
}
