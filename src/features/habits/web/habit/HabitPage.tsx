import { lazy, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { habitQuery, useHabit } from '../data/use-habits.ts'
import { HabitRecord } from './HabitRecord.tsx'
import { recordMessages } from './messages.ts'
import styles from './Habit.module.css'
import type { Opened } from './opened.ts'

const Dialogs = lazy(() => import('./HabitDialogs.tsx').then((file) => ({ default: file.HabitDialogs })))

export const queries = ({ id }: Readonly<Record<string, string>>) => [habitQuery(id!)]

/** One habit: its strength, its done days, and its actions. */
export default function HabitPage() {
  const { id = '' } = useParams()
  return <OneHabit key={id} id={id} />
}

function OneHabit({ id }: { id: string }) {
  const t = useMessages(recordMessages)
  const { answer, isLooking, query } = useHabit(id)
  const [open, setOpen] = useState<Opened>()
  usePageTitle(answer?.habit.name)
  const { error } = query
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const words = isMissing ? t.notThere : error instanceof NetworkError ? t.offline : t.broken
  if (!answer || isMissing) {
    return (
      <Page area="habits" wide>
        {error && (!isLooking || isMissing) ? (
          <ErrorState
            title={words.title}
            text={words.text}
            level={1}
            {...(!isMissing && { onRetry: () => void query.refetch(), retrying: query.isFetching })}
            wayOut={
              <Link to="/habits" className={buttonClass({ kind: 'soft' })}>
                {t.back}
              </Link>
            }
          />
        ) : (
          <Stack gap={5} className={styles.page} aria-busy="true" style={{ paddingBlockStart: '4rem' }}>
            <Skeleton width="16rem" height="2.6rem" />
            <Skeleton shape="card" height="28rem" />
            <Skeleton shape="card" height="8rem" />
            <Skeleton shape="card" height="16rem" />
          </Stack>
        )}
      </Page>
    )
  }
  return (
    <>
      <HabitRecord answer={answer} onOpen={setOpen} />
      {open && (
        <Suspense fallback={null}>
          <Dialogs answer={answer} open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
