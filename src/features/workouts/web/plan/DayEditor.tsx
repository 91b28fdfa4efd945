import { lazy, Suspense, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { chevronDown, minus, plus, refresh } from '#platform/web/ui/icons/controls.ts'
import { SortableList } from '#platform/web/ui/sortable/SortableList.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Exercise } from '../../exercise.ts'
import { isLoaded, prescribe } from '../../engine/prescription.ts'
import { daySeconds } from '../../engine/session-time.ts'
import type { Place, PlanDay, PlanInput, PlanSlot } from '../../engine/types.ts'
import type { WeightUnit } from '../../gyms/gym.ts'
import { isLinked, linkWithNext, withNumbers } from '../../training/edit-plan.ts'
import { LazyWhyList } from '../core/LazyWhyList.tsx'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import type { Table } from '../core/use-table.ts'
import { useTraining } from '../data/use-training.ts'
import { planMessages } from './messages.ts'
import styles from './Plan.module.css'

const PickExercise = lazy(() => import('../core/PickExercise.tsx').then((file) => ({ default: file.PickExercise })))
const NumbersSheet = lazy(() => import('./NumbersSheet.tsx').then((file) => ({ default: file.NumbersSheet })))
const RuleSheet = lazy(() => import('./RuleSheet.tsx').then((file) => ({ default: file.RuleSheet })))
const SwapSheet = lazy(() => import('./SwapSheet.tsx').then((file) => ({ default: file.SwapSheet })))

const MOST_SETS = 20
const MOST_SLOTS = 40

/** The exercises of one day: their order by drag and keys, their sets, replacements and reasons. */
type Props = {
  day: PlanDay
  name: string
  table: Table
  /** The place of the plan. */
  place: Place
  unit: WeightUnit
  onChange: (day: PlanDay) => void
  /** Removes the day from the plan; undefined for a week's only day. */
  onRemove: (() => void) | undefined
}

export function DayEditor({ day, name, table, place, unit, onChange, onRemove }: Props) {
  const t = useMessages(planMessages)
  const w = useMessages(trainingMessages)
  const targetWords = useTargetWords()
  const { data } = useTraining()
  const [swapped, setSwapped] = useState<PlanSlot>()
  const [ruled, setRuled] = useState<PlanSlot>()
  const [numbered, setNumbered] = useState<PlanSlot>()
  const [isAdding, setAdding] = useState(false)
  const change = (slot: PlanSlot, how: Partial<PlanSlot>) =>
    onChange({ ...day, slots: day.slots.map((one) => (one.id === slot.id ? { ...one, ...how } : one)) })
  const changeNumbers = (slot: PlanSlot, numbers: Parameters<typeof withNumbers>[1]) => change(slot, withNumbers(slot, numbers))
  return (
    <Card as="article" className={styles.day}>
      <h3>
        {name} <span className="note">{w.minutes(Math.round(daySeconds(day, (id) => table.byId.get(id)) / 60))}</span>
      </h3>
      {day.slots.length === 0 && <p className="note">{t.emptyDay}</p>}
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
          const at = day.slots.indexOf(slot)
          const next = day.slots[at + 1]
          const isJoined = isLinked(day.slots, at)
          return (
            <div className={styles.slot}>
              <details>
                <summary>
                  <span>{exercise}</span>{' '}
                  <span className={cx('note', styles.numbers)}>
                    {dotted([targetWords(slot.sets, slot.target), isJoined && t.linked])}
                    <Icon of={chevronDown} size={16} className={styles.opens} />
                  </span>
                </summary>
                <LazyWhyList why={slot.why} />
                <Button kind="quiet" size="sm" aria-label={t.numbers.title(exercise)} onClick={() => setNumbered(slot)}>
                  {t.numbers.button}
                </Button>
                <Button
                  kind="quiet"
                  size="sm"
                  aria-label={`${t.rule.kinds[slot.rule.kind]}: ${t.movesOn(exercise)}`}
                  onClick={() => setRuled(slot)}
                >
                  {t.rule.kinds[slot.rule.kind]}
                </Button>
                {next && (
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={`${isJoined ? t.unlink : t.linkWithNext}: ${t.both(exercise, table.nameOf(next.exercise))}`}
                    onClick={() => onChange(linkWithNext(day, slot.id, uuidv7()))}
                  >
                    {isJoined ? t.unlink : t.linkWithNext}
                  </Button>
                )}
              </details>
              <span className={styles.tools}>
                <IconButton
                  icon={minus}
                  label={t.setsLess(exercise)}
                  aria-disabled={slot.sets <= 1 || undefined}
                  onClick={() => slot.sets > 1 && changeNumbers(slot, { sets: slot.sets - 1 })}
                />
                <IconButton
                  icon={plus}
                  label={t.setsMore(exercise)}
                  aria-disabled={slot.sets >= MOST_SETS || undefined}
                  onClick={() => slot.sets < MOST_SETS && changeNumbers(slot, { sets: slot.sets + 1 })}
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
      <details>
        <summary>
          {t.aboutDay(name)} <Icon of={chevronDown} size={16} className={styles.opens} />
        </summary>
        <Stack gap={3} className={styles.aboutDay}>
          <Field label={t.dayName(name)}>
            <TextInput
              maxLength={120}
              defaultValue={day.name}
              placeholder={name}
              onBlur={({ target }) => target.value.trim() !== day.name && onChange({ ...day, name: target.value.trim() })}
            />
          </Field>
          {onRemove && (
            <Button kind="quiet" size="sm" icon={trash} onClick={onRemove}>
              {t.removeDay(name)}
            </Button>
          )}
        </Stack>
      </details>
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
        {numbered && (
          <NumbersSheet
            slot={numbered}
            name={table.nameOf(numbered.exercise)}
            onClose={() => setNumbered(undefined)}
            onPick={(numbers) => {
              setNumbered(undefined)
              changeNumbers(numbered, numbers)
            }}
          />
        )}
        {ruled && (
          <RuleSheet
            slot={ruled}
            unit={unit}
            name={table.nameOf(ruled.exercise)}
            canWave={canWave(table.byId.get(ruled.exercise), ruled)}
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
            place={place}
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

/** Whether percentages of a maximum apply: only to a load that is lifted for reps. */
const canWave = (exercise: Exercise | undefined, { target }: PlanSlot) =>
  exercise !== undefined && target.kind === 'reps' && isLoaded(exercise)

const NO_WISHES = { goal: 'general', level: 'intermediate' } as const

/** A slot for an exercise that the person chose, with sets and reps by their last goal and level. */
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
