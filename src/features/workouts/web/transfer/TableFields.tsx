import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { rereadImport } from '#platform/contract/import-endpoints.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { missingOfTable, TRAINING_FIELDS, type TrainingField, type TrainingTable } from '../../contract/training-table.ts'
import type { TrainingImportReport } from '../../contract/transfer.ts'
import { trainingTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

interface TableFieldsProps {
  id: string
  table: NonNullable<TrainingImportReport['table']>
  /** Called with whether the chosen columns differ from those of the report. */
  onOther: (isOther: boolean) => void
  /** Called when the file is read again. */
  onRead: () => void
}

/** The columns of a table of an unknown app: guessed by name, and open to correction. */
export default function TableFields({ id, table, onOther, onRead }: TableFieldsProps) {
  const t = useMessages(trainingTransferMessages)
  const [stated, setSpoken] = useState<TrainingTable>(table.read)
  const read = useMutation({ ...mutationOf(rereadImport), onSettled: onRead })
  const isOtherThan = (next: TrainingTable) => JSON.stringify(next) !== JSON.stringify(table.read)
  const sayColumn = (at: number, field: TrainingField | null) => {
    const next = { columns: stated.columns.with(at, field) }
    setSpoken(next)
    onOther(isOtherThan(next))
  }
  const options = [{ value: '' as const, label: t.leaveOut }, ...TRAINING_FIELDS.map((value) => ({ value, label: t.fields[value] }))]
  const missing = missingOfTable(stated)
  const isOther = isOtherThan(stated)
  return (
    <Stack as="section" gap={3} aria-labelledby="columns">
      <h3 id="columns">{t.columns}</h3>
      <p className="note">{table.isSaid ? t.columnsFromBefore : t.columnsHint}</p>
      <Stack as="ul" role="list" gap={2} className={styles.unknown}>
        {table.names.map((name, at) => {
          const shown = name || t.unnamed(at + 1)
          return (
            // Two columns may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <p>
                <strong>{shown}</strong> <span className="note">{dotted(table.samples[at] ?? [])}</span>
              </p>
              <Field label={t.columnIs(shown, at + 1)} labelHidden>
                <Select options={options} value={stated.columns[at] ?? ''} onChange={(value) => sayColumn(at, value || null)} />
              </Field>
            </li>
          )
        })}
      </Stack>
      {missing && <p role="status">{t.missing[missing]}</p>}
      <p role="alert">{read.error?.message}</p>
      <Button
        kind={isOther ? 'primary' : 'soft'}
        disabled={missing !== undefined || !isOther}
        loading={read.isPending}
        onClick={() => read.mutate({ params: { id }, body: { table: stated } })}
      >
        {t.readAgain}
      </Button>
    </Stack>
  )
}
