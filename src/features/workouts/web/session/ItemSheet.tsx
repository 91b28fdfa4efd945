import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { localDayOf } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import type { Training } from '../../contract/training.ts'
import type { Exercise } from '../../exercise.ts'
import { nextLoad } from '../../engine/progress.ts'
import type { PastSession } from '../../engine/types.ts'
import { easedBy, returnsOf } from '../../engine/returning.ts'
import { alternativesTo } from '../../engine/swap.ts'
import { changeItem, changeSet, linkWithNext, moveItem, swapItem } from '../../training/edit-session.ts'
import { itemsOf, type Session } from '../../training/session.ts'
import { reasonsOfItem } from '../../training/today-of-item.ts'
import { readinessOn } from '../data/readiness-on.ts'
import { REST_CHOICES } from '../core/rest-choices.ts'
import { useRestWords } from '../core/use-rest-words.ts'
import { SwapChoices } from '../core/SwapChoices.tsx'
import type { Table } from '../core/use-table.ts'
import { WhyList } from '../core/WhyList.tsx'
import type { Here } from '../data/use-place.ts'
import type { SessionState } from '../data/use-session.ts'
import { sessionMessages } from './messages.ts'
import styles from './Sheets.module.css'

const ALTERNATIVES = 6
const NO_WISHES = { goal: 'general', level: 'intermediate', seed: 0, injuries: [], avoid: [], dislikes: [] } as const

type Props = {
  id: string
  session: Session
  table: Table
  here: Here
  training: Training | undefined
  past: (exercise: string) => readonly PastSession[]
  change: SessionState['change']
  onClose: () => void
}

/** Actions for one exercise of a session, and the reasons for its numbers. */
export function ItemSheet({ id, session, table, here, training, past, change, onClose }: Props) {
  const t = useMessages(sessionMessages)
  const { dayStart } = useUser()
  const restWords = useRestWords()
  const item = session.items[id]!
  const exercise = table.byId.get(item.exercise)
  const all = itemsOf(session)
  const place = all.findIndex((one) => one.id === id)
  const isLinked = item.group !== null && item.group === all[place + 1]?.item.group
  const wishes = training?.settings.wishes ?? NO_WISHES
  const alternatives = useMemo(
    () => (exercise ? alternativesTo(exercise, table.all, wishes, here.place, ALTERNATIVES) : []),
    [exercise, table, wishes, here.place],
  )
  const slot = training?.active?.plan.days.flatMap(({ slots }) => slots).find((one) => one.id === item.slot)
  const returns = training ? returnsOf(training.settings.wishes?.injuries ?? [], training.settings.returns, training.today) : []
  const asked = slot ?? {
    sets: 3,
    target: item.target ?? { kind: 'reps', from: 8, to: 12 },
    rir: item.rir,
    rule: { kind: 'double' as const },
    ease: 1,
  }
  const day = localDayOf(new Date(session.startedAt), session.zone, dayStart)
  const why = reasonsOfItem(session, item, {
    known: { exercises: table.byId, place: here.place, unit: here.unit, past, returns },
    plan: training?.active && training.active.id === session.origin?.plan ? training.active.plan : undefined,
    readiness: readinessOn(day, training),
  })
  const ownLoad = (to: Exercise) => {
    const own = past(to.id)
    const ease = easedBy(to, returns)?.load ?? asked.ease
    return own.length === 0
      ? undefined
      : nextLoad({ exercise: to, slot: { ...asked, ease }, past: own, loads: here.place.loadsFor(to) }).load
  }
  const does = (how: (session: Session, now: number) => Session) => () => {
    change(how)
    onClose()
  }
  return (
    <Sheet onClose={onClose} title={table.nameOf(item.exercise)}>
      {why.length > 0 && (
        <section className={styles.group}>
          <h3>{t.item.why}</h3>
          <WhyList why={why} unit={here.unit} />
        </section>
      )}
      <section className={styles.group}>
        <Field label={t.rest.of}>
          <Select
            value={item.rest}
            options={[...new Set([...REST_CHOICES, item.rest])]
              .toSorted((a, b) => a - b)
              .map((seconds) => ({ value: seconds, label: restWords(seconds) }))}
            onChange={(value) => change((now, at) => changeItem(now, id, { rest: value }, at))}
          />
        </Field>
        <Field label={t.item.note}>
          <TextArea
            rows={2}
            maxLength={2000}
            value={item.note}
            onChange={(value) => change((now, at) => changeItem(now, id, { note: value }, at))}
          />
        </Field>
      </section>
      <Grid min="11rem" gap={2}>
        <Button kind="soft" size="lg" onClick={does((now, at) => addWarmUp(now, id, here.unit, at))}>
          {t.item.warmUp}
        </Button>
        {place < all.length - 1 && (
          <Button kind="soft" size="lg" onClick={does((now, at) => linkWithNext(now, id, uuidv7(), at))}>
            {isLinked ? t.item.unlink : t.item.link}
          </Button>
        )}
        {place > 0 && (
          <Button kind="soft" size="lg" onClick={does((now, at) => moveItem(now, id, place - 1, at))}>
            {t.item.up}
          </Button>
        )}
        {place < all.length - 1 && (
          <Button kind="soft" size="lg" onClick={does((now, at) => moveItem(now, id, place + 1, at))}>
            {t.item.down}
          </Button>
        )}
        <Button kind="quiet" size="lg" onClick={does((now, at) => changeItem(now, id, { gone: true }, at))}>
          {t.item.remove}
        </Button>
      </Grid>
      {exercise && (
        <section className={styles.group}>
          <h3>{t.item.swap}</h3>
          <p className="note">{t.item.swapHint}</p>
          <SwapChoices
            table={table}
            place={here.place}
            current={exercise.id}
            alternatives={alternatives}
            onPick={(to) =>
              does((now, at) => swapItem(now, id, { from: exercise, to, place: here.place, newId: uuidv7(), now: at, load: ownLoad(to) }))()
            }
          />
        </section>
      )}
    </Sheet>
  )
}

/** Adds a warm-up set before the others, with half the load of the next set. */
function addWarmUp(session: Session, item: string, unit: 'kg' | 'lb', now: number): Session {
  const sets = itemsOf(session).find(({ id }) => id === item)?.sets ?? []
  const first = sets[0]?.set
  const work = sets.find(({ set }) => set.type !== 'warm-up')?.set
  const id = uuidv7()
  const set = {
    at: now,
    gone: false,
    item,
    order: (first?.order ?? 1000) - 1000,
    type: 'warm-up',
    weight: work?.weight == null ? null : Math.round(work.weight / 2 / 2.5) * 2.5,
    unit: work?.unit ?? unit,
    amount: 8,
    effort: null,
    doneAt: null,
  } as const
  return changeSet({ ...session, sets: { ...session.sets, [id]: set } }, id, {}, now)
}
