import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { measureOf } from '../../exercise.ts'
import { fromKg, toKg, type WeightUnit } from '../../gyms/gym.ts'
import { markSet } from '../../training/edit-session.ts'
import { itemsOf, measureOfSet, type Session, type SessionItem } from '../../training/session.ts'
import { roundFor } from '../../training/start-session.ts'
import { useAmountWords } from '../core/use-amount-words.ts'
import type { Table } from '../core/use-table.ts'
import type { SessionState } from '../data/use-session.ts'
import styles from './Finished.module.css'
import { sessionMessages } from './messages.ts'
import { SetRow } from './SetRow.tsx'

/** The finished sets, read-only, with a way to correct a typing error. */
export function ReadOnlySets({
  session,
  table,
  change,
  unit,
}: {
  session: Session
  table: Table
  change: SessionState['change']
  unit: WeightUnit
}) {
  const t = useMessages(sessionMessages)
  const format = useFormat()
  const amountWords = useAmountWords()
  const [isOpen, setOpen] = useState(false)
  const measureOfItem = ({ target, exercise }: SessionItem) => measureOf(target, table.byId.get(exercise))
  const done = itemsOf(session).flatMap(({ id, item, sets }) => {
    const own = sets.filter(({ set }) => set.doneAt !== null)
    return own.length === 0 ? [] : [{ id, item, sets: isOpen ? sets : own }]
  })
  return (
    <Stack as="section" className={styles.section} aria-label={t.end.sets}>
      {done.map(({ id, item, sets }) => (
        <Card key={id} as="article">
          <h3>{table.nameOf(item.exercise)}</h3>
          {item.note && <p className="note">{item.note}</p>}
          {isOpen ? (
            <div className={styles.sets}>
              {sets.map(({ id: setId, set }, at) => (
                <SetRow
                  key={setId}
                  id={setId}
                  set={set}
                  number={at + 1}
                  exercise={table.nameOf(item.exercise)}
                  unit={unit}
                  measure={measureOfItem(item)}
                  last={undefined}
                  needsWeight={false}
                  mostKg={undefined}
                  change={change}
                  mark={(one, isDone) => change((now, time) => markSet(now, one, isDone, time))}
                />
              ))}
            </div>
          ) : (
            <p className="note">
              {dotted(
                sets.map(({ set }) => {
                  const load = set.weight === null ? '' : `${format.number(roundFor(fromKg(toKg(set.weight, set.unit), unit)))} ${unit} × `
                  return `${load}${amountWords(measureOfSet(set, measureOfItem(item)), set.amount ?? 0)}`
                }),
              )}
            </p>
          )}
        </Card>
      ))}
      {!isOpen && done.length > 0 && (
        <p>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t.end.change}
          </Button>
        </p>
      )}
    </Stack>
  )
}
