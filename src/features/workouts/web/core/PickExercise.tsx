import { useMemo, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Exercise } from '../../exercise.ts'
import { findInTable, usualOfTable } from './find-in-table.ts'
import { trainingMessages } from './messages.ts'
import styles from './PickExercise.module.css'
import type { Table } from './use-table.ts'

/** A search for an exercise by name; without text it lists own exercises and the most common ones. */
export function PickExercise({ table, onPick, onClose }: { table: Table; onPick: (exercise: Exercise) => void; onClose: () => void }) {
  const { muscle, pick: t } = useMessages(trainingMessages)
  const [text, setText] = useState('')
  const found = useMemo(() => findInTable(table, text) ?? usualOfTable(table), [table, text])
  return (
    <Sheet onClose={onClose} title={t.title}>
      <Field label={t.search}>
        <TextInput type="search" value={text} onChange={setText} />
      </Field>
      {found.length === 0 && <p className="soft">{t.none}</p>}
      <ul role="list" className={styles.list}>
        {found.map((exercise) => (
          <ListRow
            key={exercise.id}
            as="li"
            title={table.nameOf(exercise.id)}
            hint={dotted([exercise.primary.map((one) => muscle[one]).join(', '), table.own.has(exercise.id) && t.yours])}
            link={<button type="button" aria-label={table.nameOf(exercise.id)} onClick={() => onPick(exercise)} />}
          />
        ))}
      </ul>
    </Sheet>
  )
}
