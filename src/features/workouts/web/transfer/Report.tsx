import { lazy, Suspense, useState } from 'react'
import { DateOrderField } from '#platform/web/imports/DateOrderField.tsx'
import { EncodingChoice } from '#platform/web/imports/EncodingChoice.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { DateOrder } from '#platform/contract/import-endpoints.ts'
import type { FileImportReportProps } from '#platform/web/imports/kind.ts'
import { ReportFrame, ReportLines } from '#platform/web/imports/ReportFrame.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { DistanceUnit, TrainingImport, TrainingImportChoices } from '../../contract/transfer.ts'
import type { WeightUnit } from '../../gyms/gym.ts'
import { useTable } from '../core/use-table.ts'
import { asChosen, firstChoice, UnknownExercises, type Choices } from './UnknownExercises.tsx'
import { trainingTransferMessages } from './messages.ts'

const TableFields = lazy(() => import('./TableFields.tsx'))

/** The dry run of a file: the changes, the lines that are not imported, and questions to the person. */
export function Report({ about: { id, source }, report, onChange, onLeave }: FileImportReportProps<TrainingImport>) {
  const t = useMessages(trainingTransferMessages)
  const format = useFormat()
  const { table } = useTable()
  const [dateOrder, setDateOrder] = useState<DateOrder>()
  const [weightUnit, setWeightUnit] = useState<WeightUnit>()
  const [distanceUnit, setDistanceUnit] = useState<DistanceUnit>()
  const open = report.exercises.filter(({ match }) => match !== 'known')
  const [choices, setChoices] = useState<Choices>(() => new Map(open.map((exercise) => [exercise.name, firstChoice(exercise)])))
  const { sessions, sets, fresh, differ, lines, unread, partly, openDate, openWeight, openDistance, tooMany } = report
  /** The chosen columns differ from those of the report. */
  const [isOther, setOther] = useState(false)
  const chosen = asChosen(choices)
  const isOpen =
    isOther ||
    (openDate !== null && !dateOrder) ||
    (openWeight && !weightUnit) ||
    (openDistance && !distanceUnit) ||
    chosen.length < open.length
  const known = report.exercises.length - open.length
  const answers: TrainingImportChoices = {
    dateOrder: dateOrder ?? null,
    weightUnit: weightUnit ?? null,
    distanceUnit: distanceUnit ?? null,
    exercises: chosen,
    table: null,
  }
  return (
    <ReportFrame id={id} start={fresh > 0 && !tooMany && { choices: answers, isOpen }} onChange={onChange} onLeave={onLeave}>
      <p role="status">{sessions > 0 && source ? t.found(t.sources[source], sessions, sets) : t.nothing}</p>
      {report.from && report.to && (
        <p className="note">{`${format.localDay(report.from, 'long')} – ${format.localDay(report.to, 'long')}`}</p>
      )}
      {report.table && (
        <Suspense fallback={<Skeleton shape="card" height="20rem" />}>
          <TableFields key={JSON.stringify(report.table.read)} id={id} table={report.table} onOther={setOther} onRead={onChange} />
        </Suspense>
      )}
      {sessions > 0 && <p>{tooMany ? t.tooMany(tooMany) : fresh > 0 ? t.fresh(fresh) : t.allKnown}</p>}
      {differ > 0 && <p className="note">{t.differ(differ)}</p>}
      {known > 0 && <p className="note">{t.knownExercises(known)}</p>}
      {unread > 0 && <p>{t.unread(unread)}</p>}
      {partly > 0 && <p>{t.partly(partly)}</p>}
      <ReportLines summary={t.showLines} lines={lines.map(({ line, reason, text }) => t.line(line, t.reasons[reason], text))} />
      <EncodingChoice id={id} encoding={report.encoding} onChange={onChange} />
      {openDate && <DateOrderField open={openDate} order={dateOrder} onChoose={setDateOrder} />}
      {openWeight && (
        <Field label={t.weightUnit} hint={t.unitHint}>
          <Select
            placeholder={t.choosePlease}
            options={(['kg', 'lb'] as const).map((value) => ({ value, label: t.units[value] }))}
            value={weightUnit ?? ''}
            onChange={setWeightUnit}
          />
        </Field>
      )}
      {openDistance && (
        <Field label={t.distanceUnit} hint={t.unitHint}>
          <Select
            placeholder={t.choosePlease}
            options={(['km', 'mi'] as const).map((value) => ({ value, label: t.units[value] }))}
            value={distanceUnit ?? ''}
            onChange={setDistanceUnit}
          />
        </Field>
      )}
      {fresh > 0 && open.length > 0 && <UnknownExercises exercises={open} table={table} choices={choices} onChoose={setChoices} />}
    </ReportFrame>
  )
}
