import { useMemo } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { offlineChanges, on } from '#platform/web/offline/offline-changes.ts'
import {
  deleteGroup,
  deleteHabit,
  listHabits,
  orderHabits,
  putGroup,
  putHabit,
  sendMarks,
  type getHabit,
  type HabitFields,
  type HabitGroup,
  type Mark,
} from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'

export type HabitList = OutputOf<typeof listHabits>
export type HabitAnswer = OutputOf<typeof getHabit>

/** Something the person did that the server has not answered yet. */
export type Change =
  | { kind: 'marks'; marks: readonly Mark[] }
  | { kind: 'habit'; id: string; fields: HabitFields }
  | { kind: 'habit-removed'; id: string }
  | { kind: 'order'; habits: readonly { id: string; groupId: string | null }[] }
  | { kind: 'group'; group: HabitGroup }
  | { kind: 'group-removed'; id: string }

export const changes = offlineChanges<Change>({
  area: listHabits.path,
  words: () => {
    const { failed, undo } = messagesNow(habitMessages)
    return { refused: failed, undo }
  },
  rules: [
    on(sendMarks, ({ body }): Change => ({ kind: 'marks', marks: body.marks as Mark[] })),
    on(
      orderHabits,
      ({ body }): Change => ({ kind: 'order', habits: body.habits }),
      () => 'habits order',
    ),
    on(
      putHabit,
      ({ params, body }): Change => ({ kind: 'habit', id: params.id, fields: body as HabitFields }),
      ({ params }) => `habit ${params.id}`,
    ),
    on(deleteHabit, ({ params }): Change => ({ kind: 'habit-removed', id: params.id })),
    on(
      putGroup,
      ({ params, body }): Change => ({ kind: 'group', group: { ...params, ...body } }),
      ({ params }) => `habit group ${params.id}`,
    ),
    on(deleteGroup, ({ params }): Change => ({ kind: 'group-removed', id: params.id })),
  ],
})

/** All marks that an answer of `at` does not hold. */
export function useMarks(at: number): readonly Mark[] {
  const since = changes.use(at)
  return useMemo(() => since.flatMap((change) => (change.kind === 'marks' ? change.marks : [])), [since])
}
