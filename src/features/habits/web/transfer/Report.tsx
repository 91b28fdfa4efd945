import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { HabitImport } from '../../contract-transfer.ts'
import { habitTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

/** What a file would bring, habit by habit, with everything that had to be guessed or left behind. */
export function Report({ report }: { report: HabitImport }) {
  const t = useMessages(habitTransferMessages)
  const format = useFormat()
  const days = report.habits.reduce((sum, habit) => sum + habit.days, 0)
  return (
    <div className={styles.report}>
      <p>{report.habits.length > 0 ? t.found(t.sources[report.source], report.habits.length, days) : t.nothing}</p>
      {report.unread > 0 && <p className={styles.soft}>{t.unread(report.unread)}</p>}
      {report.habits.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{t.table}</caption>
          <thead>
            <tr>
              <th scope="col">{t.habit}</th>
              <th scope="col">{t.days}</th>
              <th scope="col">{t.span}</th>
            </tr>
          </thead>
          <tbody>
            {report.habits.map((habit, index) => (
              // Two habits of a file may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">
                  {habit.name}
                  {habit.isKnown && <span className={styles.soft}>{t.known}</span>}
                  {habit.notes.map(({ key, n }) => (
                    <span key={key} className={styles.soft}>
                      {t.notes[key](n)}
                    </span>
                  ))}
                </th>
                <td>{format.number(habit.days)}</td>
                <td>{habit.from && habit.to ? `${format.localDay(habit.from)} – ${format.localDay(habit.to)}` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
