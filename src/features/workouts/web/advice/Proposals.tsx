import { useId, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Advice } from '../../contract/advice.ts'
import { checkChange, type PlanChange } from '../../engine/changes.ts'
import { daySeconds } from '../../engine/session-time.ts'
import type { Plan } from '../../engine/types.ts'
import { USUAL_WISHES } from '../../engine/usual-wishes.ts'
import { trainingMessages } from '../core/messages.ts'
import { usePlace } from '../data/use-place.ts'
import { useTraining } from '../data/use-training.ts'
import type { AskedPlan } from './asked-plan.ts'
import styles from './Advice.module.css'
import { adviceMessages } from './messages.ts'

/** A model's proposals: each card can be applied while the engine accepts it for the current plan. */
export function Proposals({ advice, plan: stored, table, isSaving, onApply }: AskedPlan & { advice: Advice }) {
  const t = useMessages(adviceMessages)
  const w = useMessages(trainingMessages)
  const titleId = useId()
  const { place } = usePlace(stored.place)
  const wishes = useTraining().data?.settings.wishes ?? null
  /** The plan when the proposals arrived: their texts stay the same after one was applied. */
  const [first] = useState(stored.plan)
  const [done, setDone] = useState<readonly number[]>([])
  const [undo, setUndo] = useState<Plan>()
  const nameOf = useChangeWords(table)
  const asked = {
    exercises: table.all,
    byId: table.byId,
    wishes: wishes ?? USUAL_WISHES,
    place,
    minutes: stored.origin === 'generated' && wishes ? wishes.minutes : null,
    newId: uuidv7,
  }
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.proposals}</h3>
      {advice.changes.length > 0 && <p className="note">{t.checked}</p>}
      <Stack as="ul" role="list">
        {advice.changes.map(({ change, reason }, nth) => {
          const day = first.days.find(({ id }) => id === change.day)
          const name = nameOf(first, change)
          if (!day || !name) return null
          const isDone = done.includes(nth)
          const checked = isDone ? undefined : checkChange(stored.plan, change, asked)
          const minutes = (of: Plan) => {
            const one = of.days.find(({ id }) => id === change.day)
            return one ? Math.round(daySeconds(one, (id) => table.byId.get(id)) / 60) : 0
          }
          return (
            // oxlint-disable-next-line no-array-index-key -- a proposal has no other name than its place
            <Card as="li" key={nth} className={styles.card}>
              <strong>{name}</strong>
              <span className="note">
                {dotted([day.name || w.focus[day.focus], checked?.ok && t.minutes(minutes(stored.plan), minutes(checked.plan))])}
              </span>
              {reason !== '' && <span>{t.saysWhy(reason)}</span>}
              {isDone ? (
                <span className={styles.done}>
                  <span role="status">{t.applied}</span>
                  {undo && nth === done.at(-1) && (
                    <Button
                      kind="quiet"
                      size="sm"
                      aria-label={`${t.undo}: ${name}`}
                      loading={isSaving}
                      onClick={() => {
                        onApply(undo)
                        setUndo(undefined)
                        setDone(done.slice(0, -1))
                      }}
                    >
                      {t.undo}
                    </Button>
                  )}
                </span>
              ) : checked?.ok ? (
                <span className={styles.done}>
                  <Button
                    kind="soft"
                    size="sm"
                    aria-label={`${t.apply}: ${name}`}
                    loading={isSaving}
                    onClick={() => {
                      setUndo(stored.plan)
                      setDone([...done, nth])
                      onApply(checked.plan)
                    }}
                  >
                    {t.apply}
                  </Button>
                </span>
              ) : (
                <span className="note">{t.unfit}</span>
              )}
            </Card>
          )
        })}
      </Stack>
      {advice.refused > 0 && <p className="note">{t.refused(advice.refused)}</p>}
    </Stack>
  )
}

/** Describes a change of its plan in words; undefined if the plan lacks the day or slot. */
function useChangeWords({ nameOf }: AskedPlan['table']): (plan: Plan, change: PlanChange) => string | undefined {
  const t = useMessages(adviceMessages)
  const { set } = useMessages(trainingMessages)
  return (plan, change) => {
    if (change.kind === 'shorter' || change.kind === 'harder') return t[change.kind]
    if (change.kind === 'add') return t.add(nameOf(change.exercise))
    const slot = plan.days.find(({ id }) => id === change.day)?.slots.find(({ id }) => id === change.slot)
    if (!slot) return undefined
    const name = nameOf(slot.exercise)
    switch (change.kind) {
      case 'swap':
        return t.swap(nameOf(change.to), name)
      case 'sets':
        return t.sets(name, change.sets, slot.sets)
      case 'reps':
        return t.reps(name, set.reps(change.from, change.to), set.reps(slot.target.from, slot.target.to))
      case 'rest':
        return t.rest(name, t.seconds(change.seconds), t.seconds(slot.rest))
      case 'remove':
        return t.remove(name)
    }
  }
}
