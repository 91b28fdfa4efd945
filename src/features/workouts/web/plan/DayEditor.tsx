import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { minus, plus, refresh } from '#platform/web/ui/icons/controls.ts'
import { SortableList } from '#platform/web/ui/sortable/SortableList.tsx'
import { daySeconds } from '../../engine/session-time.ts'
import type { PlanDay, PlanSlot } from '../../engine/types.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import type { Table } from '../core/use-table.ts'
import { WhyList } from '../core/WhyList.tsx'
import { planMessages } from './messages.ts'
import styles from './Plan.module.css'

const SwapSheet = lazy(() => import('./SwapSheet.tsx').then((file) => ({ default: file.SwapSheet })))

const MOST_SETS = 20

/** The exercises of one day: their order by drag and keys, their sets, others in their place, and why they are there. */
export function DayEditor({ day, name, table, onChange }: { day: PlanDay; name: string; table: Table; onChange: (day: PlanDay) => void }) {
  const t = useMessages(planMessages)
  const w = useMessages(trainingMessages)
  const targetWords = useTargetWords()
  const [swapped, setSwapped] = useState<PlanSlot>()
  const change = (slot: PlanSlot, how: Partial<PlanSlot>) =>
    onChange({ ...day, slots: day.slots.map((one) => (one.id === slot.id ? { ...one, ...how } : one)) })
  return (
    <Card as="article" className={styles.day}>
      <h3>
        {name} <span className={styles.soft}>{w.minutes(Math.round(daySeconds(day, (id) => table.byId.get(id)) / 60))}</span>
      </h3>
      <SortableList
        label={t.rows(name)}
        items={day.slots}
        nameOf={({ exercise }) => table.nameOf(exercise)}
        onMove={async (from, to) => {
          const slots = [...day.slots]
          const [moved] = slots.splice(from, 1)
          slots.splice(to, 0, moved!)
          onChange({ ...day, slots })
        }}
      >
        {(slot) => {
          const exercise = table.nameOf(slot.exercise)
          return (
            <div className={styles.slot}>
              <details>
                <summary>
                  <span>{exercise}</span> <span className={styles.soft}>{targetWords(slot.sets, slot.target)}</span>
                </summary>
                <WhyList why={slot.why} />
              </details>
              <span className={styles.tools}>
                <IconButton
                  icon={minus}
                  label={t.setsLess(exercise)}
                  aria-disabled={slot.sets <= 1 || undefined}
                  onClick={() => slot.sets > 1 && change(slot, { sets: slot.sets - 1 })}
                />
                <IconButton
                  icon={plus}
                  label={t.setsMore(exercise)}
                  aria-disabled={slot.sets >= MOST_SETS || undefined}
                  onClick={() => slot.sets < MOST_SETS && change(slot, { sets: slot.sets + 1 })}
                />
                <IconButton icon={refresh} label={t.swap(exercise)} onClick={() => setSwapped(slot)} />
                {day.slots.length > 1 && (
                  <IconButton
                    icon={trash}
                    label={t.remove(exercise)}
                    onClick={() => onChange({ ...day, slots: day.slots.filter(({ id }) => id !== slot.id) })}
                  />
                )}
              </span>
            </div>
          )
        }}
      </SortableList>
      <Suspense fallback={null}>
        {swapped && (
          <SwapSheet
            slot={swapped}
            table={table}
            onClose={() => setSwapped(undefined)}
            onPick={(how) => {
              setSwapped(undefined)
              change(swapped, how)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}
