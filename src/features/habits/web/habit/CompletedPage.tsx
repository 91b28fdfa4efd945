import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listCompletedHabits, type Habit } from '../../contract.ts'
import { changes } from '../data/pending.ts'
import { changeHabit, takenBack } from '../data/writing.ts'
import { BackLink } from './BackLink.tsx'
import { CompletedCard } from './CompletedCard.tsx'
import styles from '../CompletedPage.module.css'
import { recordMessages } from './messages.ts'
import { habitMessages } from '../core/messages.ts'

export const queries = () => [queryOf(listCompletedHabits)]

type CompletedHabit = OutputOf<typeof listCompletedHabits>['habits'][number]

/** Completed goals and archived habits, each with its record. */
export default function CompletedPage() {
  const { completed: t, restored } = useMessages(recordMessages)
  const h = useMessages(habitMessages)
  const client = useQueryClient()
  const query = usePersistedQuery(queryOf(listCompletedHabits), { fallback: 'while-loading' })
  const { data, at, isLooking } = query
  const since = changes.use(at)
  const removed = new Set(
    since.flatMap((change) =>
      change.kind === 'habit' && !change.fields.isArchived ? [change.id] : change.kind === 'habit-removed' ? [change.id] : [],
    ),
  )
  const habits = data?.habits.filter(({ habit }) => !removed.has(habit.id))

  async function restore(habit: Habit) {
    // The reached goal is removed, because it would complete the habit again at once.
    const change = { isArchived: false, goalTotal: habit.completedDay ? null : habit.goalTotal }
    if (await changeHabit(client, habit, change))
      toast({
        title: restored(habit.name),
        tone: 'good',
        action: { label: h.undo, onPress: () => void changeHabit(client, { ...habit, ...change }, takenBack(habit, change)) },
      })
  }

  const shelf = (title: string, mine: readonly CompletedHabit[]) =>
    mine.length > 0 && (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul role="list" className={styles.records}>
          {mine.map((one) => (
            <CompletedCard key={one.habit.id} item={one} onRestore={() => void restore(one.habit)} />
          ))}
        </ul>
      </section>
    )

  return (
    <Page area="habits" wide header={<PageHeader back={<BackLink />} title={t.title} lead={t.lead} />}>
      {habits ? (
        habits.length === 0 ? (
          <EmptyState
            art={<PlantArt species="hazel" seed="habits-completed" growth={0.7} season="autumn" />}
            title={t.empty.title}
            action={
              <Link to="/habits" className={buttonClass({ kind: 'soft' })}>
                {t.toHabits}
              </Link>
            }
          >
            <p>{t.empty.text}</p>
          </EmptyState>
        ) : (
          <Stack gap={8} className={styles.list}>
            {shelf(
              t.finished,
              habits.filter(({ habit }) => habit.completedDay !== null),
            )}
            {shelf(
              t.archived,
              habits.filter(({ habit }) => habit.completedDay === null),
            )}
          </Stack>
        )
      ) : query.error && !isLooking ? (
        <ErrorState title={t.broken.title} text={t.broken.text} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <div className={styles.records} aria-busy="true">
          <Skeleton shape="card" height="13rem" />
          <Skeleton shape="card" height="13rem" />
        </div>
      )}
    </Page>
  )
}
