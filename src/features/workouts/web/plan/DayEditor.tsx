import { lazy, Suspense, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { minus, plus, refresh } from '#platform/web/ui/icons/controls.ts'
import { SortableList } from '#platform/web/ui/sortable/SortableList.tsx'
import type { Exercise } from '../../contract/exercises.ts'
import { prescribe } from '../../engine/prescription.ts'
import { daySeconds } from '../../engine/session-time.ts'
import type { PlanDay, PlanInput, PlanSlot } from '../../engine/types.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import type { Table } from '../core/use-table.ts'
import { WhyList } from '../core/WhyList.tsx'
import { useTraining } from '../data/use-training.ts'
import { planMessages } from './messages.ts'
import styles from './Plan.module.css'

const PickExercise = lazy(() => import('../core/PickExercise.tsx').then((file) => ({ default: file.PickExercise })))
const RuleSheet = lazy(() => import('./RuleSheet.tsx').then((file) => ({ default: file.RuleSheet })))
const SwapSheet = lazy(() => import('./SwapSheet.tsx').then((file) => ({ default: file.SwapSheet })))

const MOST_SETS = 20
const MOST_SLOTS = 40

/** The exercises of one day: their order by drag and keys, their sets, others in their place, and why they are there. */
export function DayEditor({ day, name, table, onChange }: { day: PlanDay; name: string; table: Table; onChange: (day: PlanDay) => void }) {
  const t = useMessages(planMessages)
  const w = useMessages(trainingMessages)
  const targetWords = useTargetWords()
  const { data } = useTraining()
  const [swapped, setSwapped] = useState<PlanSlot>()
  const [ruled, setRuled] = useState<PlanSlot>()
  const [isAdding, setAdding] = useState(false)
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
                <Button kind="quiet" size="sm" aria-label={t.movesOn(exercise)} onClick={() => setRuled(slot)}>
                  {t.rule.kinds[slot.rule.kind]}
                </Button>
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
      {day.slots.length < MOST_SLOTS && (
        <Button kind="soft" size="sm" icon={plus} aria-label={t.addTo(name)} onClick={() => setAdding(true)}>
          {w.pick.title}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <PickExercise
            table={table}
            onClose={() => setAdding(false)}
            onPick={(exercise) => {
              setAdding(false)
              onChange({ ...day, slots: [...day.slots, slotOf(exercise, data?.settings.wishes ?? NO_WISHES)] })
            }}
          />
        )}
        {ruled && (
          <RuleSheet
            slot={ruled}
            name={table.nameOf(ruled.exercise)}
            onClose={() => setRuled(undefined)}
            onPick={(rule) => {
              setRuled(undefined)
              change(ruled, { rule })
            }}
          />
        )}
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

const NO_WISHES = { goal: 'general', level: 'intermediate' } as const

/** What the person chose themselves, with sets and reps by what they last trained for. */
function slotOf(exercise: Exercise, wishes: Pick<PlanInput, 'goal' | 'level'>): PlanSlot {
  const { sets, target, rir, rest, rule, why } = prescribe(exercise, wishes, false)
  return {
    id: uuidv7(),
    exercise: exercise.id,
    sets,
    target,
    rir,
    rest,
    rule,
    group: null,
    isLocked: true,
    ease: 1,
    why: [{ key: 'pick.chosen', values: {}, source: 'you' }, why],
    note: '',
  }
}
