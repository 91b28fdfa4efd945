import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportReportProps } from '#platform/web/imports/kind.ts'
import { EncodingChoice } from '#platform/web/imports/EncodingChoice.tsx'
import { ReportFrame } from '#platform/web/imports/ReportFrame.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { PersonalityImport, PersonalityImportChoices } from '../../contract-transfer.ts'
import { GroupFields } from '../core/GroupFields.tsx'
import { InstrumentName } from '../core/InstrumentName.tsx'
import { useInstrument } from '../core/instruments.ts'
import shared from '../core/Personality.module.css'
import { useContentLanguage } from '../core/use-content.ts'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'
import { Table } from '#platform/web/ui/Table.tsx'

/** The results that a file would import, with all assumptions and omissions. */
export function ImportReport({ about: { id, source }, report, onChange, onLeave }: FileImportReportProps<PersonalityImport>) {
  const { bring: t } = useMessages(reportMessages)
  const format = useFormat()
  const language = useContentLanguage()
  const [group, setGroup] = useState('neutral')
  const { assessments, unread, tooMany } = report
  const fresh = assessments.filter(({ isKnown, answered }) => !isKnown && answered > 0)
  const instrument = useInstrument(fresh[0]?.instrument)
  const canCome = fresh.length > 0 && !tooMany
  const start = canCome && { choices: { group, language } satisfies PersonalityImportChoices }
  return (
    <ReportFrame id={id} start={start} onChange={onChange} onLeave={onLeave}>
      <p>{source && assessments.length > 0 ? t.found(t.sources[source], assessments.length) : t.nothing}</p>
      {assessments.length > 0 && <p>{tooMany ? t.tooMany(tooMany) : fresh.length > 0 ? t.fresh(fresh.length) : t.allKnown}</p>}
      {unread > 0 && <p className={shared.small}>{t.unread(unread)}</p>}
      {assessments.length > 0 && (
        <Table caption={t.table} captionHidden columns={[t.columns.name, t.columns.day, t.columns.answers]}>
          {assessments.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two results of a file may be alike
            <tr key={at}>
              <th scope="row">
                <InstrumentName id={one.instrument} />
                {one.isKnown && <span className={styles.cellNote}>{t.known}</span>}
                {one.notes.map(({ key, n }) => (
                  <span key={key} className={styles.cellNote}>
                    {t.notes[key](n)}
                  </span>
                ))}
              </th>
              <td>{one.day ? format.localDay(one.day) : t.noDay}</td>
              <td>{format.number(one.answered)}</td>
            </tr>
          ))}
        </Table>
      )}
      {canCome && instrument.data && instrument.data.norms.length > 0 && (
        <Stack gap={3}>
          <p>
            <strong>{t.group}</strong>
          </p>
          <GroupFields instrument={instrument.data} group={group} onChange={setGroup} />
        </Stack>
      )}
      <EncodingChoice id={id} encoding={report.encoding} onChange={onChange} />
    </ReportFrame>
  )
}
