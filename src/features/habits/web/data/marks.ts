import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { formatNow } from '#platform/web/i18n/format.ts'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { sendMarks, type Habit, type HabitDay, type Mark } from '../../contract.ts'
import { dayTarget } from '../../engine/schedule.ts'
import { habitMessages } from '../messages.ts'
import { act } from './desk.ts'
import { markedDay } from './lay-over.ts'

type MarkChange = Mark['change']

/** What brings a day back to how it was before a mark. An addition is taken back by as much as it really added. */
export function inverseOf(before: HabitDay, change: MarkChange): MarkChange[] {
  switch (change.op) {
    case 'add': {
      const back: MarkChange = { op: 'add', amount: before.value - markedDay(before, change).value }
      return before.isSkipped ? [back, skipAgain(before)] : [back]
    }
    case 'set':
      return before.isSkipped ? [{ op: 'set', value: before.value }, skipAgain(before)] : [{ op: 'set', value: before.value }]
    case 'skip':
      return [{ op: 'skip', isSkipped: before.isSkipped, reason: before.reason }]
    case 'note':
      return [{ op: 'note', note: before.note }]
  }
}

const skipAgain = ({ reason }: HabitDay): MarkChange => ({ op: 'skip', isSkipped: true, reason })

/** The one tap: done or not, one more, or a step of a number. */
export function tapOf(habit: Pick<Habit, 'kind' | 'target' | 'schedule'>, day: HabitDay): MarkChange {
  if (habit.kind !== 'yes') return { op: 'add', amount: stepOf(habit) }
  if (habit.schedule.kind === 'timesADay') return { op: 'add', amount: 1 }
  return { op: 'set', value: day.value >= dayTarget(habit) ? 0 : 1 }
}

/** A handy amount to add at once: about a quarter of what is asked, in a round number. */
export function stepOf({ target }: Pick<Habit, 'target'>): number {
  const rough = target / 4
  if (rough <= 1) return target > 0 && target < 1 ? target : 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([5, 2, 1].find((round) => round * power <= rough) ?? 1) * power
}

async function send(client: QueryClient, habit: Pick<Habit, 'id' | 'name'>, day: string, changes: readonly MarkChange[]): Promise<boolean> {
  // One millisecond apart, so that a later word is later also by the clock.
  const now = Date.now()
  const marks = changes.map((change, index): Mark => ({
    id: uuidv7(),
    habitId: habit.id,
    day,
    at: new Date(now + index).toISOString(),
    change,
  }))
  return act(
    client,
    sendMarks,
    { body: { marks } },
    { label: messagesNow(habitMessages).outbox.mark(habit.name, formatNow().localDay(day, 'short')) },
  )
}

/** Marks a day, all changes at once, and offers to take them back. */
export async function markDay(
  client: QueryClient,
  habit: Pick<Habit, 'id' | 'name' | 'unit' | 'kind' | 'schedule'>,
  day: HabitDay,
  ...changes: readonly [MarkChange, ...MarkChange[]]
): Promise<void> {
  const t = messagesNow(habitMessages)
  let after = day
  const back: MarkChange[] = []
  for (const change of changes) {
    back.unshift(...inverseOf(after, change))
    after = markedDay(after, change)
  }
  const shown = toast({
    title: t.marked(habit, day, after, formatNow()),
    tone: 'good',
    action: { label: t.undo, onPress: () => void send(client, habit, day.day, back) },
  })
  if (!(await send(client, habit, day.day, changes))) shown.dismiss()
}
