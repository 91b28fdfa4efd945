import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import type { ImportReport } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import styles from './ImportSample.module.css'

export function ImportSample({ sample }: { sample: ImportReport['sample'] }) {
  const t = useMessages(transferMessages)
  const format = useFormat()
  return (
    <Card pad="none">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard */}
      <div className={styles.scroll} role="region" aria-label={t.report.sample} tabIndex={0}>
        <table className={styles.table}>
          <caption>{t.report.sample}</caption>
          <thead>
            <tr>
              <th scope="col">{t.report.day}</th>
              <th scope="col">{t.report.mood}</th>
              <th scope="col">{t.report.entry}</th>
              <th scope="col" className={styles.number}>
                {t.report.words}
              </th>
              <th scope="col" className={styles.number}>
                {t.report.attached}
              </th>
            </tr>
          </thead>
          <tbody>
            {sample.map((entry, index) => (
              // oxlint-disable-next-line no-array-index-key -- entries of a report have no names and never move
              <tr key={index} data-known={entry.known || undefined}>
                <td className={styles.day}>{format.localDay(entry.day, 'medium')}</td>
                <td>{entry.mood !== null && <MoodFace mood={entry.mood as Mood} size={24} />}</td>
                <td className={styles.words} dir="auto">
                  {entry.title || t.report.untitled}
                  {entry.known && <span className={styles.here}> · {t.report.here}</span>}
                </td>
                <td className={styles.number}>{format.number(entry.words)}</td>
                <td className={styles.number}>{format.number(entry.files)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
