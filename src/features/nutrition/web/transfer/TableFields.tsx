import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { rereadImport } from '#platform/contract/import-endpoints.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import {
  FIGURES,
  FILE_FIELDS,
  isQuantity,
  missingOf,
  ownUnitOf,
  unitsOf,
  type FileColumn,
  type FileField,
  type FileTable,
} from '../../contract/food-file.ts'
import { isNutrient, NUTRIENT_FACTS } from '../../contract/nutrients.ts'
import type { FoodImportReport } from '../../contract/transfer.ts'
import { foodTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

interface TableFieldsProps {
  id: string
  table: NonNullable<FoodImportReport['table']>
  /** Reports whether the fields differ from those of the report. */
  onOther: (isOther: boolean) => void
  /** Called when the file is read again. */
  onRead: () => void
}

/** Form for the fields of an unknown table's columns: guessed from their names, and editable. */
export default function TableFields({ id, table, onOther, onRead }: TableFieldsProps) {
  const t = useMessages(foodTransferMessages)
  const { locale } = useFormat()
  const language = locale.startsWith('de') ? 'de' : 'en'
  const [spoken, setSpoken] = useState<FileTable>(table.read)
  const read = useMutation({ ...mutationOf(rereadImport), onSettled: onRead })
  const say = (next: FileTable) => {
    setSpoken(next)
    onOther(JSON.stringify(next) !== JSON.stringify(table.read))
  }
  const sayColumn = (at: number, column: FileColumn) => say({ ...spoken, columns: spoken.columns.with(at, column) })
  const nameOf = (field: FileField) => (isNutrient(field) ? NUTRIENT_FACTS[field][language] : t.fields[field])
  const fields = [{ value: '', label: t.leaveOut }, ...FILE_FIELDS.map((field) => ({ value: field, label: nameOf(field) }))]
  const missing = missingOf(spoken)
  const isOther = JSON.stringify(spoken) !== JSON.stringify(table.read)
  return (
    <Stack as="section" gap={3} className={styles.report} aria-labelledby="columns">
      <h3 id="columns">{t.columns}</h3>
      <p className="note">{table.isSaid ? t.columnsFromBefore : t.columnsHint}</p>
      <ul role="list" className={styles.columns}>
        {table.names.map((name, at) => {
          const { field, unit } = spoken.columns[at] ?? { field: null, unit: null }
          const shown = name || t.unnamed(at + 1)
          return (
            // Two columns may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <p>
                <strong>{shown}</strong> <span className="note">{dotted(table.samples[at] ?? [])}</span>
              </p>
              <Cluster align="end" className={styles.fields}>
                <Field label={t.columnIs(shown, at + 1)} labelHidden>
                  <Select
                    options={fields}
                    value={field ?? ''}
                    onChange={(value) => {
                      const next = (value || null) as FileField | null
                      const keeps = next !== null && unit !== null && unitsOf(next).includes(unit)
                      const usual = next === null || next === 'energy_kcal' ? null : ownUnitOf(next)
                      sayColumn(at, { field: next, unit: keeps ? unit : usual })
                    }}
                  />
                </Field>
                {field !== null && isQuantity(field) && (
                  <Field label={t.unitOf(shown, at + 1)} labelHidden>
                    <Select
                      placeholder={t.unit}
                      options={unitsOf(field).map((value) => ({ value, label: value }))}
                      value={unit ?? ''}
                      onChange={(value) => sayColumn(at, { field, unit: value })}
                    />
                  </Field>
                )}
              </Cluster>
            </li>
          )
        })}
      </ul>
      <Field label={t.figures}>
        <Select
          options={FIGURES.map((value) => ({ value, label: t.figuresAre[value] }))}
          value={spoken.figures}
          onChange={(value) => say({ ...spoken, figures: value })}
        />
      </Field>
      {missing && <p role="status">{t.missing[missing]}</p>}
      <p role="alert">{read.error?.message}</p>
      <Cluster gap={2}>
        <Button
          kind={isOther ? 'primary' : 'soft'}
          disabled={missing !== undefined || !isOther}
          loading={read.isPending}
          onClick={() => read.mutate({ params: { id }, body: { table: spoken } })}
        >
          {t.readAgain}
        </Button>
      </Cluster>
    </Stack>
  )
}
