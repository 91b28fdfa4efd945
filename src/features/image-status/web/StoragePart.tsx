import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useSize } from '#platform/web/i18n/use-size.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import type { ImageStatus } from '../contract.ts'
import styles from './ImageStatus.module.css'
import { statusMessages } from './messages.ts'

/** Storage used by files, by feature, with actions to free some. */
export function StoragePart({ storage: { used, limit, parts } }: { storage: ImageStatus['storage'] }) {
  const t = useMessages(statusMessages)
  const size = useSize()
  const nameOf = (feature: string) => (t.parts as Readonly<Record<string, string>>)[feature] ?? t.parts.other
  const words = t.used(size(used), size(limit))
  return (
    <section className={styles.part} aria-label={t.storage}>
      <h2>{t.storage}</h2>
      <p>{words}</p>
      <ProgressBar label={t.storage} value={used / Math.max(1, limit)} valueText={words} />
      {parts.length > 0 && (
        <Table caption={t.usedBy} numeric>
          {parts.map(({ feature, bytes }) => (
            <tr key={feature}>
              <th scope="row">{nameOf(feature)}</th>
              <td>{size(bytes)}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className="note">{t.free}</p>
      <p className={styles.buttons}>
        <Link to="/journal">{t.toTrash}</Link>
        <Link to="/settings#data">{t.toExport}</Link>
      </p>
    </section>
  )
}
