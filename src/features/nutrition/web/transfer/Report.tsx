import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
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
import type { CarbsMeaning, FoodImport, FoodImportChoices, FoodImportReport } from '../../contract/transfer.ts'
import { foodTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

const TableFields = lazy(() => import('./TableFields.tsx'))

/** Preview of an import: new items, skipped parts with reasons, and questions that only the person can answer. */
export function Report({ about: { id, source }, report, onChange, onLeave }: FileImportReportProps<FoodImport>) {
  const t = useMessages(foodTransferMessages)
  const format = useFormat()
  const [dateOrder, setDateOrder] = useState<DateOrder>()
  const [carbs, setCarbs] = useState<CarbsMeaning | undefined>(report.openCarbs?.suggested ?? undefined)
  /** The person changed columns since the report was created. */
  const [isOther, setOther] = useState(false)
  const { days, items, foods, fresh, things, openDate, openCarbs, table, tooMany } = report
  const isOpen = (openDate !== null && !dateOrder) || (openCarbs !== null && !carbs)
  const canCome = (fresh > 0 || things > 0) && !tooMany && !isOther
  const choices: FoodImportChoices = { dateOrder: dateOrder ?? null, carbs: carbs ?? null, table: null }
  return (
    <ReportFrame id={id} start={canCome && { choices, isOpen }} onChange={onChange} onLeave={onLeave}>
      <p role="status">{items > 0 && source ? t.found(t.sources[source], items, days, foods) : t.nothing}</p>
      {report.from && report.to && (
        <p className="note">{`${format.localDay(report.from, 'long')} – ${format.localDay(report.to, 'long')}`}</p>
      )}
      {table && (
        <Suspense fallback={<Skeleton shape="card" height="20rem" />}>
          <TableFields key={JSON.stringify(table.read)} id={id} table={table} onOther={setOther} onRead={onChange} />
        </Suspense>
      )}
      {(items > 0 || things > 0) && (
        <p>{tooMany ? t.tooMany(tooMany) : fresh > 0 ? t.fresh(fresh) : things > 0 ? t.onlyThings : t.allKnown}</p>
      )}
      <Summary report={report} />
      <Left report={report} />
      <EncodingChoice id={id} encoding={report.encoding} onChange={onChange} />
      {openDate && <DateOrderField open={openDate} order={dateOrder} onChoose={setDateOrder} />}
      {openCarbs && (
        <Field label={t.carbs} hint={t.carbsHint}>
          <Select
            placeholder={t.choosePlease}
            options={(['without', 'with'] as const).map((value) => ({ value, label: t.carbsMeaning[value] }))}
            value={carbs ?? ''}
            onChange={setCarbs}
          />
        </Field>
      )}
    </ReportFrame>
  )
}

/** Summary of the items to import. */
function Summary({ report }: { report: FoodImportReport }) {
  const t = useMessages(foodTransferMessages)
  const wording = [
    report.things > 0 && t.things(report.things),
    report.withoutGrams > 0 && t.withoutGrams(report.withoutGrams),
    report.wholeDays > 0 && t.wholeDays(report.wholeDays),
    report.busyDays > 0 && t.busyDays(report.busyDays),
  ].filter((one) => one !== false)
  return wording.map((one) => (
    <p key={one} className="note">
      {one}
    </p>
  ))
}

/** Skipped lines and parts, and doubtful lines. */
function Left({ report: { unread, partly, doubted, lines, files, columns } }: { report: FoodImportReport }) {
  const t = useMessages(foodTransferMessages)
  return (
    <>
      {unread > 0 && <p>{t.unread(unread)}</p>}
      {partly > 0 && <p>{t.partly(partly)}</p>}
      {doubted > 0 && <p>{t.doubted(doubted)}</p>}
      <ReportLines summary={t.showLines} lines={lines.map(({ line, reason, text, file }) => t.line(line, t.reasons[reason], text, file))} />
      {files.length > 0 && (
        <ul role="list" className={styles.lines}>
          {files.map(({ name, kind, rows }) => (
            <li key={name}>
              {t.leftFile[kind](name, rows)}
              {kind === 'body' && (
                <>
                  {' '}
                  <Link to="/measurements">{t.toMeasurements}</Link>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <ReportLines summary={t.leftColumns(columns.length)} lines={columns} />
    </>
  )
}
