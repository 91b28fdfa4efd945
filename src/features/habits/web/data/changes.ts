import type { OutputOf } from '#platform/contract/endpoint.ts'
import { on } from '#platform/web/offline/entry.ts'
import {
  deleteGroup,
  deleteHabit,
  orderHabits,
  putGroup,
  putHabit,
  sendMarks,
  type getHabit,
  type HabitChange,
  type HabitGroup,
  type listHabits,
  type Mark,
} from '../../contract.ts'

export type HabitList = OutputOf<typeof listHabits>
export type HabitAnswer = OutputOf<typeof getHabit>

/** A change by the person that the server has not answered yet. */
export type Change =
  | { kind: 'marks'; marks: readonly Mark[] }
  | { kind: 'habit'; id: string; fields: HabitChange }
  | { kind: 'habit-removed'; id: string }
  | { kind: 'order'; habits: readonly { id: string; groupId: string | null }[] }
  | { kind: 'group'; group: HabitGroup }
  | { kind: 'group-removed'; id: string }

export const changeRules = [
  on(sendMarks, ({ body }): Change => ({ kind: 'marks', marks: body.marks as Mark[] })),
  on(
    orderHabits,
    ({ body }): Change => ({ kind: 'order', habits: body.habits }),
    () => 'habits order',
  ),
  on(
    putHabit,
    ({ params, body }): Change => ({ kind: 'habit', id: params.id, fields: body as HabitChange }),
    // A partial change replaces an earlier one of the same fields.
    ({ params, body }) => ['habit', params.id, ...('startDay' in body ? [] : Object.keys(body).toSorted())].join(' '),
  ),
  on(deleteHabit, ({ params }): Change => ({ kind: 'habit-removed', id: params.id })),
  on(
    putGroup,
    ({ params, body }): Change => ({ kind: 'group', group: { ...params, ...body } }),
    ({ params }) => `habit group ${params.id}`,
  ),
  on(deleteGroup, ({ params }): Change => ({ kind: 'group-removed', id: params.id })),
]
