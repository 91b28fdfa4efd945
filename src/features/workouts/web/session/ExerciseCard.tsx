import { memo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { more, plus } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { measureOf, type Exercise } from '../../exercise.ts'
import { isLoaded } from '../../engine/prescription.ts'
import type { PastSession } from '../../engine/types.ts'
import { toKg } from '../../gyms/gym.ts'
import type { TrainingSettings } from '../../contract/training.ts'
import { addSet, changeSet } from '../../training/edit-session.ts'
import type { SessionItem, SessionSet } from '../../training/session.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTargetWords } from '../core/target-words.ts'
import type { Here } from '../data/use-place.ts'
import type { SessionState } from '../data/use-session.ts'
import { EffortStrip } from './EffortStrip.tsx'
import { sessionMessages } from './messages.ts'
import { PlatesRow } from './PlatesRow.tsx'
import styles from './Session.module.css'
import { SetRow } from './SetRow.tsx'

type Props = {
  id: string
  item: SessionItem
  sets: readonly { id: string; set: SessionSet }[]
  exercise: Exercise | undefined
  name: string
  past: readonly PastSession[]
  here: Here
  effortScale: TrainingSettings['effortScale']
  isLinked: boolean
  change: SessionState['change']
  mark: (set: string, isDone: boolean) => void
  onMenu: (item: string) => void
}

/** Whether a planned load is below last time's heaviest, by more than the rounding of plates. The menu has the reason. */
const isLighterThanLast = (set: SessionSet | undefined, last: PastSession | undefined): boolean =>
  set?.weight != null &&
  last !== undefined &&
  toKg(set.weight, set.unit) < Math.max(0, ...last.sets.map(({ weight }) => weight ?? 0)) * 0.97

/** One exercise of a session: its sets, each beside the corresponding set of last time. */
export const ExerciseCard = memo(function ExerciseCard({
  id,
  item,
  sets,
  exercise,
  name,
  past,
  here,
  effortScale,
  isLinked,
  change,
  mark,
  onMenu,
}: Props) {
  const t = useMessages(sessionMessages)
  const w = useMessages(trainingMessages)
  const targetWords = useTargetWords()
  const measure = measureOf(item.target, exercise)
  const work = sets.filter(({ set }) => set.type !== 'warm-up')
  const lastDone = sets.findLast(({ set }) => set.doneAt !== null)
  const next = sets.find(({ set }) => set.doneAt === null)
  // A weight that the person confirmed once needs no second question.
  const doneKg = sets.flatMap(({ set }) => (set.doneAt !== null && set.weight !== null ? [toKg(set.weight, set.unit)] : []))
  const hereKg = exercise && here.place.loadsFor(exercise).at(-1)
  const mostKg = hereKg === undefined ? undefined : Math.max(hereKg, ...doneKg)
  const asks = effortScale !== 'off' && measure === 'reps' && lastDone && lastDone.set.type !== 'warm-up' ? lastDone : undefined
  // Less help is more load.
  const isLighter = !lastDone && exercise?.loading !== 'assisted' && isLighterThanLast(work[0]?.set, past[0])
  return (
    <Card as="section" aria-labelledby={`item-${id}`} className={styles.item} data-linked={isLinked || undefined}>
      <header className={styles.itemHead}>
        <div>
          <h2 id={`item-${id}`}>{name}</h2>
          <p className="note">
            {dotted([
              item.target && targetWords(work.length, item.target),
              exercise?.perSide && t.perSide,
              item.rir !== null && measure === 'reps' && w.set.reserve(item.rir),
              item.group !== null && t.item.superset,
            ])}
          </p>
        </div>
        <span className={styles.tools}>
          <IconButton
            icon={plus}
            size="lg"
            label={t.addSetTo(name)}
            onClick={() => change((now, at) => addSet(now, id, uuidv7(), { unit: here.unit, now: at }))}
          />
          <IconButton icon={more} size="lg" label={t.menu(name)} onClick={() => onMenu(id)} />
        </span>
      </header>
      {isLighter && (
        <p>
          <Button kind="quiet" size="sm" onClick={() => onMenu(id)}>
            {t.lighter}
          </Button>
        </p>
      )}
      {item.note && <p className={styles.note}>{item.note}</p>}
      <Stack gap={1}>
        <div className={styles.heads} aria-hidden="true">
          <span>{t.set}</span>
          <span>{t.last}</span>
          <span>{t.weight(here.unit)}</span>
          <span>{t.amount[measure]}</span>
          <span>{t.done}</span>
        </div>
        {sets.map(({ id: setId, set }, at) => {
          const isWarmUp = set.type === 'warm-up'
          const number = sets.slice(0, at + 1).filter((one) => (one.set.type === 'warm-up') === isWarmUp).length
          return (
            <SetRow
              key={setId}
              id={setId}
              set={set}
              number={number}
              exercise={name}
              unit={here.unit}
              measure={measure}
              last={isWarmUp ? undefined : past[0]?.sets[number - 1]}
              needsWeight={exercise !== undefined && measure === 'reps' && isLoaded(exercise)}
              mostKg={mostKg}
              change={change}
              mark={mark}
            />
          )
        })}
      </Stack>
      {asks && (
        <EffortStrip
          scale={effortScale === 'rpe' ? 'rpe' : 'rir'}
          effort={asks.set.effort}
          onChange={(effort) => change((now, at) => changeSet(now, asks.id, { effort }, at))}
        />
      )}
      {exercise && next && <PlatesRow exercise={exercise} set={next.set} here={here} />}
    </Card>
  )
})
