import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { localDayOf } from '#platform/contract/dates.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { deleteMoods, getCourse, getDiscover, putMoods, putRun, type DayState, type Run } from '../contract.ts'
import { isOver, newRun, withDay } from '../run.ts'
import { changes, withRuns } from './changes.ts'
import { discoverMessages } from './messages.ts'

const SHELF = { name: 'courses', most: 6 }

export const discoverQuery = () => queryOf(getDiscover)
export const courseQuery = (course: string) => queryOf(getCourse, { params: { course } })

/** Courses, recommendations and moods, including changes that this device has not sent yet. */
export function useDiscover() {
  const persisted = usePersistedQuery(discoverQuery(), { fallback: 'while-loading' })
  const since = changes.use(persisted.at)
  const { data } = persisted
  const courses = useMemo(
    () => data?.courses.map((card) => ({ ...card, run: withRuns(card.run ? [card.run] : [], card.id, since)[0] ?? null })) ?? [],
    [data, since],
  )
  return { ...persisted, courses }
}

export function useCourse(id: string) {
  const persisted = usePersistedQuery(courseQuery(id), { fallback: 'while-loading', shelf: SHELF })
  const since = changes.use(persisted.at)
  const { data } = persisted
  const runs = useMemo(() => withRuns(data?.runs ?? [], id, since), [data, id, since])
  return { ...persisted, runs }
}

/** Actions on a course. */
export function useRunActions(course: { id: string; title: string }, runs: readonly Run[]) {
  const client = useQueryClient()
  const { zone, dayStart } = useUser()
  const [latest] = runs
  const put = ({ run, ...body }: Run) =>
    changes.perform(client, putRun, { params: { course: course.id, run }, body }, messagesNow(discoverMessages).course.outbox(course.title))
  const now = () => new Date().toISOString()
  return {
    begin: () => put(newRun((latest?.run ?? 0) + 1, localDayOf(new Date(), zone, dayStart))),
    setPaused: (isPaused: boolean) => latest && put({ ...latest, isPaused, pausedAt: now() }),
    async setDay(day: number, state: DayState['state']) {
      if (!latest) return
      const next = withDay(latest, day, state, now())
      const t = messagesNow(discoverMessages).course
      if ((await put(next)) && state === 'done') toast({ title: isOver(next) ? t.wholeToast : t.doneToast(day + 1), tone: 'good' })
    },
  }
}

/** Records the person's mood before and after listening. */
export function useNoteMoods() {
  const client = useQueryClient()
  return (before: number, after: number) => {
    const t = messagesNow(discoverMessages).moods
    const params = { id: uuidv7() }
    void changes.withUndo(
      t.thanks,
      () => changes.perform(client, putMoods, { params, body: { before, after, at: new Date().toISOString() } }, t.outbox),
      () => changes.perform(client, deleteMoods, { params }, t.outboxRemoved),
    )
  }
}
