import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { steerWork, type Work } from '../contract.ts'
import { addressOf, importerOf } from './addresses.ts'
import styles from './ImageStatus.module.css'
import { statusMessages } from './messages.ts'
import { showWorks } from './use-image-status.ts'

export function WorkList({ works }: { works: readonly Work[] }) {
  const t = useMessages(statusMessages)
  return (
    <section className={styles.part} aria-label={t.works}>
      <h2>{t.works}</h2>
      {works.length === 0 ? (
        <EmptyState title={t.none} level={3}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Stack role="list" as="ul" gap={3}>
          {works.map((work) => (
            <WorkRow key={`${work.kind} ${work.id}`} work={work} />
          ))}
        </Stack>
      )}
    </section>
  )
}

function WorkRow({ work }: { work: Work }) {
  const { id, kind, title, state, progress, at, canCancel, canRetry } = work
  const t = useMessages(statusMessages)
  const format = useFormat()
  const client = useQueryClient()
  const steer = useMutation({
    mutationFn: (wish: 'cancel' | 'retry') => call(steerWork, { params: { kind, wish }, body: { id } }),
    onSuccess: (data) => showWorks(client, data),
  })
  const area = kind === 'import' ? t.areas[importerOf(id)] : undefined
  const what = area === undefined ? t.kinds[kind] : `${t.kinds[kind]}: ${area}`
  const name = title ?? what
  const isAtWork = state === 'running' || (state === 'waiting' && progress !== null)
  return (
    <li className={styles.work}>
      <div className={styles.head}>
        <Link to={addressOf(work)} className={styles.name} aria-label={title === null ? what : `${title}, ${what}`}>
          {name}
        </Link>
        <span className="note">
          {format.date(new Date(at), 'medium')}, {format.time(new Date(at))}
        </span>
      </div>
      <p className="note">
        {title !== null && `${what} · `}
        {stateWords(work)}
        {progress !== null && ` · ${t.percent(format.percent(progress))}`}
      </p>
      {isAtWork && <ProgressBar label={name} value={progress ?? undefined} size="sm" />}
      {(canCancel || canRetry) && (
        <div className={styles.buttons}>
          {canCancel && (
            <Button kind="quiet" size="sm" aria-label={t.cancelOf(name)} loading={steer.isPending} onClick={() => steer.mutate('cancel')}>
              {t.cancel}
            </Button>
          )}
          {canRetry && (
            <Button kind="soft" size="sm" aria-label={t.retryOf(name)} loading={steer.isPending} onClick={() => steer.mutate('retry')}>
              {t.retry}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className={styles.wrong}>
        {steer.error?.message ?? (state === 'failed' ? whyFailed() : '')}
      </p>
    </li>
  )

  function stateWords({ kind: what, state: stands }: Work): string {
    if (what === 'import' && stands === 'waiting') return t.uploading
    return what === 'export' && stands === 'asks' ? t.ready : t.states[stands]
  }
  function whyFailed(): string {
    return { import: t.failures.file, export: t.failures.exported, render: t.failures.other, picture: t.failures.picture }[kind]
  }
}
