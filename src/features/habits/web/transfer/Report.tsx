import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { DateOrder } from '#platform/contract/import-endpoints.ts'
import type { FileImportReportProps } from '#platform/web/imports/kind.ts'
import { ReportFrame } from '#platform/web/imports/ReportFrame.tsx'
import { DateOrderField } from '#platform/web/imports/DateOrderField.tsx'
import { EncodingChoice } from '#platform/web/imports/EncodingChoice.tsx'
import type { HabitImport, HabitImportChoices } from '../../contract-transfer.ts'
import { habitTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'
import { Table } from '#platform/web/ui/Table.tsx'

/** Preview of an import, habit by habit: with guesses, omissions, and questions that only the person can answer. */
export function Report({ about: { id, source }, report, onChange, onLeave }: FileImportReportProps<HabitImport>) {
  const t = useMessages(habitTransferMessages)
  const format = useFormat()
  const [dateOrder, setDateOrder] = useState<DateOrder>()
  const { habits, unread, openDate, tooMany } = report
  const days = habits.reduce((sum, habit) => sum + habit.days, 0)
  const fresh = habits.reduce((sum, habit) => sum + habit.fresh, 0)
  const isNews = fresh > 0 || habits.some(({ isKnown }) => !isKnown)
  return (
    <ReportFrame
      id={id}
      start={
        isNews &&
        !tooMany && {
          choices: { dateOrder: dateOrder ?? null } satisfies HabitImportChoices,
          isOpen: openDate !== null && !dateOrder,
        }
      }
      onChange={onChange}
      onLeave={onLeave}
    >
      <p role="status">{habits.length > 0 && source ? t.found(t.sources[source], habits.length, days) : t.nothing}</p>
      {habits.length > 0 && <p>{tooMany ? t.tooMany(tooMany) : isNews ? t.fresh(fresh) : t.allKnown}</p>}
      {unread > 0 && <p className="note">{t.unread(unread)}</p>}
      <EncodingChoice id={id} encoding={report.encoding} onChange={onChange} />
      {openDate && <DateOrderField open={openDate} order={dateOrder} onChoose={setDateOrder} />}
      {habits.length > 0 && (
        <Table caption={t.table} captionHidden columns={[t.habit, t.days, t.span]} className={styles.table}>
          {habits.map((habit, index) => (
            // Two habits of a file may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                {habit.name}
                {habit.isKnown && <span className="note">{t.known(habit.fresh)}</span>}
                {habit.notes.map(({ key, n }) => (
                  <span key={key} className="note">
                    {t.notes[key](n)}
                  </span>
                ))}
              </th>
              <td>{format.number(habit.days)}</td>
              <td>{habit.from && habit.to ? `${format.localDay(habit.from)} – ${format.localDay(habit.to)}` : '–'}</td>
            </tr>
          ))}
        </Table>
      )}
    </ReportFrame>
  )
}
