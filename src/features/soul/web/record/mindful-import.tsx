import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportKind, FileImportReportProps } from '#platform/web/imports/kind.ts'
import { ReportFrame } from '#platform/web/imports/ReportFrame.tsx'
import { IMPORT_ENDINGS, type MindfulImport } from '../../contract-record.ts'
import { mindfulMessages } from './import-messages.ts'

/** Preview of the import of a health export. */
function Report({ about: { id }, report, onChange, onLeave }: FileImportReportProps<MindfulImport>) {
  const t = useMessages(mindfulMessages)
  const format = useFormat()
  const { total, fresh, minutes, from, to, sources, overlapping, unclear, isCut } = report
  return (
    <ReportFrame id={id} start={fresh > 0 && { choices: {} }} onChange={onChange} onLeave={onLeave}>
      <p role="status">
        {total === 0 ? t.nothing : `${t.found(total, minutes)} ${fresh === 0 ? t.allKnown : t.fresh(fresh)}`}{' '}
        {from !== null && to !== null && t.between(format.localDay(from), format.localDay(to))}
      </p>
      {sources.length > 0 && (
        <div>
          <p>{t.sources}</p>
          <ul>
            {sources.map(({ name, count }) => (
              <li key={name}>{t.source(name || t.unnamed, count)}</li>
            ))}
          </ul>
        </div>
      )}
      {overlapping > 0 && <p>{t.overlapping(overlapping)}</p>}
      {unclear > 0 && <p>{t.unclear(unclear)}</p>}
      {isCut && <p>{t.cut}</p>}
    </ReportFrame>
  )
}

/** Mindful sessions that other apps wrote into Apple Health. */
export const mindfulImport: FileImportKind<MindfulImport> = {
  id: 'soul',
  endings: IMPORT_ENDINGS,
  Report,
  useWords: () => {
    const t = useMessages(mindfulMessages)
    return {
      title: t.bring,
      hint: t.bringHint,
      came: ({ entries }) => t.came(entries),
      retained: ({ entries }) => t.retained(entries),
      count: t.count,
      undoText: t.undoText,
      failed: t.failed,
      next: { to: '/soul/record', label: t.next },
    }
  },
}
