import type { OutputOf } from '#platform/contract/endpoint.ts'
import {
  deleteGroup,
  deleteHabit,
  orderHabits,
  putGroup,
  putHabit,
  sendMarks,
  type getHabit,
  type HabitFields,
  type HabitGroup,
  type listHabits,
  type Mark,
} from '../../contract.ts'

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

type Sent = { method: string; path: string; input: { params?: Record<string, unknown>; body?: unknown } }

const names = (sent: Sent, endpoint: { method: string; path: string }) => sent.method === endpoint.method && sent.path === endpoint.path

/** What a call to the server changes, whether it is on its way or waits for a network; undefined for what is not about habits. */
export function changeOf(sent: Sent): Change | undefined {
  const { input } = sent
  const id = String(input.params?.id ?? '')
  if (names(sent, sendMarks)) return { kind: 'marks', marks: (input.body as { marks: Mark[] }).marks }
  if (names(sent, orderHabits))
    return { kind: 'order', habits: (input.body as { habits: { id: string; groupId: string | null }[] }).habits }
  if (names(sent, putHabit)) return { kind: 'habit', id, fields: input.body as HabitFields }
  if (names(sent, deleteHabit)) return { kind: 'habit-removed', id }
  if (names(sent, putGroup)) return { kind: 'group', group: { id, ...(input.body as Omit<HabitGroup, 'id'>) } }
  if (names(sent, deleteGroup)) return { kind: 'group-removed', id }
  return undefined
}
