import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportReportProps } from '#platform/web/imports/kind.ts'
import { ReportFrame } from '#platform/web/imports/ReportFrame.tsx'
import type { OwnImport } from '../../contract-import.ts'
import { ownImportMessages } from './own-import-messages.ts'
import styles from './OwnImport.module.css'
import { Table } from '#platform/web/ui/Table.tsx'

/** The dry run: the contents of the export, the part that exists here already, and the part that cannot be imported. */
export function OwnImportReport({ about: { id }, report, onChange, onLeave }: FileImportReportProps<OwnImport>) {
  const t = useMessages(ownImportMessages)
  const { language } = useLocaleSettings()
  const { parts } = report
  const { unreadable, withoutBytes, badPaths } = report.leftOut
  const isAllKnown = parts.length > 0 && parts.every(({ found, known }) => found === known)
  const isNew = parts.some(({ found, known }) => found > known)
  return (
    <ReportFrame id={id} start={isNew && {}} onChange={onChange} onLeave={onLeave}>
      {parts.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <Table caption={t.found} columns={[t.kind, t.fresh, t.known]} numeric className={styles.counts}>
          {parts.map(({ id, name, found, known }) => (
            <tr key={id}>
              <th scope="row">{name[language]}</th>
              <td>{t.number(found - known)}</td>
              <td>{t.number(known)}</td>
            </tr>
          ))}
        </Table>
      )}
      {isAllKnown && <p>{t.allKnown}</p>}
      {unreadable > 0 && <p>{t.unreadable(unreadable)}</p>}
      {withoutBytes > 0 && <p>{t.withoutBytes(withoutBytes)}</p>}
      {badPaths > 0 && <p>{t.badPaths(badPaths)}</p>}
      <p className={styles.hint}>
        {t.stays} {t.never}
      </p>
    </ReportFrame>
  )
}
