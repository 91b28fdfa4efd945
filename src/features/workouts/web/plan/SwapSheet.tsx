import { useMemo } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { prescribe } from '../../engine/prescription.ts'
import { alternativesTo } from '../../engine/swap.ts'
import type { Place, PlanSlot } from '../../engine/types.ts'
import { SwapChoices } from '../core/SwapChoices.tsx'
import type { Table } from '../core/use-table.ts'
import { useTraining } from '../data/use-training.ts'
import { planMessages } from './messages.ts'

const NO_WISHES = { goal: 'general', level: 'intermediate', seed: 0, injuries: [], avoid: [], dislikes: [] } as const

/** Replacements for an exercise at the plan's place. Sets stay; reps and time follow the new exercise if it has another measure. */
export function SwapSheet({
  slot,
  table,
  place,
  onPick,
  onClose,
}: {
  slot: PlanSlot
  table: Table
  place: Place
  onPick: (how: Partial<PlanSlot>) => void
  onClose: () => void
}) {
  const t = useMessages(planMessages)
  const { data } = useTraining()
  const wishes = data?.settings.wishes ?? NO_WISHES
  const exercise = table.byId.get(slot.exercise)
  const alternatives = useMemo(() => (exercise ? alternativesTo(exercise, table.all, wishes, place) : []), [exercise, table, wishes, place])
  return (
    <Sheet onClose={onClose} title={t.instead(table.nameOf(slot.exercise))}>
      <SwapChoices
        table={table}
        place={place}
        current={slot.exercise}
        alternatives={alternatives}
        onPick={(to) => {
          const { why, target, rir, rest, rule } = prescribe(to, wishes, false)
          const isAlike = target.kind === slot.target.kind
          onPick({
            exercise: to.id,
            why: [{ key: 'pick.chosen', values: {}, source: 'you' }, ...(isAlike ? [] : [why])],
            ...(isAlike ? {} : { target, rir, rest, rule }),
          })
        }}
      />
    </Sheet>
  )
}
