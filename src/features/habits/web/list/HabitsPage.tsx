import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { habitIdeaIn, type HabitIdea } from '#platform/web/habit-idea.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { chart, grip } from '#platform/web/ui/icons/tools.ts'
import { check, more, plus } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { useIsDrawn } from '#platform/web/ui/use-is-drawn.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Habit, HabitDay } from '../../contract.ts'
import type { HabitList } from '../data/changes.ts'
import { isForToday, isSettled } from '../data/day-state.ts'
import { listQuery, useHabits } from '../data/use-habits.ts'
import { AllDone } from './AllDone.tsx'
import { useJoy } from '../joy/use-joy.tsx'
import { RowActionsContext } from './row-actions.ts'
import { DayPanel } from './DayPanel.tsx'
import { EmptyHabits } from './EmptyHabits.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { TodayList } from './TodayList.tsx'
import { habitMessages } from '../core/messages.ts'

const HabitSheet = lazy(() => import('../form/HabitSheet.tsx').then((file) => ({ default: file.HabitSheet })))
const DayDialog = lazy(() => import('./DayDialog.tsx').then((file) => ({ default: file.DayDialog })))
const PauseDialog = lazy(() => import('./PauseDialog.tsx').then((file) => ({ default: file.PauseDialog })))
const ArrangeView = lazy(() => import('../order/ArrangeView.tsx').then((file) => ({ default: file.ArrangeView })))

export const queries = () => [listQuery()]

type Open =
  | { what: 'day'; habit: Habit; day: HabitDay; isSkipping: boolean }
  | { what: 'pause' | 'edit'; habit: Habit }
  | { what: 'new'; idea?: HabitIdea | undefined }

/** Today's habits, one tap each. */
export default function HabitsPage() {
  const t = useMessages(habitMessages)
  const navigate = useNavigate()
  const { list, isLooking, query } = useHabits()
  const [open, setOpen] = useState<Open>()
  const [isArranging, setArranging] = useState(false)
  const close = () => setOpen(undefined)
  // `/habits?new` opens the form; navigating back must not open it again.
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const isNewAsked = params.has('new')
  useEffect(() => {
    if (!isNewAsked) return
    setOpen({ what: 'new', idea: habitIdeaIn(state) })
    setParams({}, { replace: true })
  }, [isNewAsked, setParams, state])
  const asking = useMemo(
    () => ({
      day: (habit: Habit, day: HabitDay, isSkipping = false) => setOpen({ what: 'day', habit, day, isSkipping }),
      pause: (habit: Habit) => setOpen({ what: 'pause', habit }),
      edit: (habit: Habit) => setOpen({ what: 'edit', habit }),
    }),
    [],
  )
  // The heading first: a phone takes a while to draw thirty habits.
  const isDrawn = useIsDrawn()
  const isEmpty = list?.habits.length === 0
  const joy = useJoy(list && (isAllDone(list) ? 0 : list.habits.length), list?.today)
  const isOffline = query.error instanceof NetworkError
  const main =
    list && !isDrawn ? (
      <ListSkeleton />
    ) : list ? (
      isEmpty ? (
        <EmptyHabits onBegin={() => setOpen({ what: 'new' })} />
      ) : isArranging ? (
        <Suspense fallback={<ListSkeleton />}>
          <ArrangeView list={list} onDone={() => setArranging(false)} />
        </Suspense>
      ) : (
        <Stack gap={6}>
          {isAllDone(list) && <AllDone ids={list.habits.filter(({ standing }) => standing.isDone).map(({ habit }) => habit.id)} />}
          <TodayList list={list} />
        </Stack>
      )
    ) : query.error && !isLooking ? (
      <ErrorState
        title={isOffline ? t.offline.title : t.broken.title}
        text={isOffline ? t.offline.text : t.broken.text}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    ) : (
      <ListSkeleton />
    )
  return (
    <RowActionsContext value={asking}>
      <Page
        area="habits"
        wide
        header={
          <PageHeader
            back={<BackLink to="/hub">{t.toHub}</BackLink>}
            title={isArranging ? t.arrange : t.title}
            lead={isArranging ? undefined : list ? leadOf(list, t) : t.lead.loading}
            actions={
              !isArranging && (
                <Cluster gap={2}>
                  <Button icon={plus} onClick={() => setOpen({ what: 'new' })}>
                    {t.add}
                  </Button>
                  <LazyMenu
                    trigger={<IconButton icon={more} kind="soft" label={t.menu} />}
                    entries={[
                      { label: t.arrange, icon: grip, onSelect: () => setArranging(true), disabled: !list || isEmpty },
                      { label: t.toAnalytics, icon: chart, onSelect: () => void navigate('/habit-analytics', { viewTransition: true }) },
                      { label: t.toCompleted, icon: check, onSelect: () => void navigate('/habits/completed', { viewTransition: true }) },
                      { label: t.toTransfer, icon: upload, onSelect: () => void navigate('/habits/transfer', { viewTransition: true }) },
                    ]}
                  />
                </Cluster>
              )
            }
          />
        }
        {...(list && isDrawn && !isEmpty && !isArranging && { aside: <DayPanel list={list} /> })}
      >
        {main}
      </Page>
      {joy}
      <Suspense fallback={null}>
        {open?.what === 'day' && (
          <DayDialog
            key={`${open.habit.id} ${open.day.day}`}
            habit={open.habit}
            day={open.day}
            isSkipping={open.isSkipping}
            onClose={close}
          />
        )}
        {open?.what === 'pause' && list && <PauseDialog habit={open.habit} today={list.today} onClose={close} />}
        {(open?.what === 'new' || open?.what === 'edit') && list && (
          <HabitSheet
            habit={open.what === 'edit' ? open.habit : undefined}
            idea={open.what === 'new' ? open.idea : undefined}
            groups={list.groups}
            today={list.today}
            order={Math.max(-1, ...list.habits.map(({ habit }) => habit.order)) + 1}
            onClose={close}
          />
        )}
      </Suspense>
    </RowActionsContext>
  )
}

const isAllDone = ({ habits }: HabitList) => habits.some(({ standing }) => standing.isDone) && habits.filter(isForToday).every(isSettled)

function leadOf(list: HabitList, { lead }: { lead: (typeof habitMessages)['en']['lead'] }): string {
  if (list.habits.length === 0) return lead.none
  const left = list.habits.filter((item) => isForToday(item) && !isSettled(item)).length
  if (left > 0) return lead.left(left)
  return isAllDone(list) ? lead.done : lead.restDay
}
