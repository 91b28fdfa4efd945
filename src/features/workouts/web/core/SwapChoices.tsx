import { useMemo, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Exercise } from '../../exercise.ts'
import type { Place } from '../../engine/types.ts'
import { findInTable } from './find-in-table.ts'
import { trainingMessages } from './messages.ts'
import styles from './PickExercise.module.css'
import type { Table } from './use-table.ts'

type Props = {
  table: Table
  place: Place
  /** The exercise to replace. */
  current: string
  /** Shown until the person types. */
  alternatives: readonly Exercise[]
  onPick: (exercise: Exercise) => void
}

/** Replacements for an exercise: similar ones that can be done here, or any found by name. */
export function SwapChoices({ table, place, current, alternatives, onPick }: Props) {
  const { muscle, pick: t } = useMessages(trainingMessages)
  const [text, setText] = useState('')
  const found = useMemo(() => findInTable(table, text)?.filter(({ id }) => id !== current), [table, text, current])
  const shown = found ?? alternatives
  return (
    <>
      <Field label={t.search}>
        <TextInput type="search" value={text} onChange={setText} />
      </Field>
      {shown.length === 0 && <p className="soft">{found ? t.none : t.noneAlike}</p>}
      <ul role="list" className={styles.list}>
        {shown.map((one) => (
          <ListRow
            key={one.id}
            as="li"
            title={table.nameOf(one.id)}
            hint={dotted([
              one.primary.map((name) => muscle[name]).join(', '),
              table.own.has(one.id) && t.yours,
              one.equipment.some((needed) => !place.equipment.has(needed)) && t.notHere,
            ])}
            link={<button type="button" aria-label={table.nameOf(one.id)} onClick={() => onPick(one)} />}
          />
        ))}
      </ul>
    </>
  )
}
