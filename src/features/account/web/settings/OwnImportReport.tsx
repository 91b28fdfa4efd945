import { useVoice } from '#platform/web/i18n/language.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { OwnImportReport as Report } from '../../contract-import.ts'
import { ownImportMessages } from './own-import-messages.ts'
import styles from './PreparedExport.module.css'

/** The dry run: what an export has, what of it is here already, and what cannot come. */
export function OwnImportReport({ of: { parts, unreadable } }: { of: Report }) {
  const t = useMessages(ownImportMessages)
  const { language } = useVoice()
  return (
    <>
      <p>{t.found}</p>
      <ul>
        {parts.map(({ id, name, found, known }) => (
          <li key={id}>{t.part(name[language], found, known)}</li>
        ))}
      </ul>
      {unreadable > 0 && <p>{t.unreadable(unreadable)}</p>}
      <p className={styles.hint}>{t.never}</p>
    </>
  )
}
