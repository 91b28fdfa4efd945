import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { zoneName, zonesWith } from '#platform/web/i18n/zones.ts'
import { EncodingChoice } from '#platform/web/imports/EncodingChoice.tsx'
import type { FileImportReportProps } from '#platform/web/imports/kind.ts'
import { ReportFrame } from '#platform/web/imports/ReportFrame.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import type { JournalImport, JournalImportChoices } from '../../contract/transfer.ts'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportSample } from './ImportSample.tsx'
import { transferMessages } from './messages.ts'
import { MoodLevels } from './MoodLevels.tsx'
import shared from './Transfer.module.css'
import { useLevels } from './use-levels.ts'

/** The preview of an import: items that can and cannot be imported, and questions that only the person can answer. */
export function ImportReport({ about, report, onChange, onLeave }: FileImportReportProps<JournalImport>) {
  const t = useMessages(transferMessages)
  const format = useFormat()
  const [zone, setZone] = useState(about.zone)
  const levels = useLevels(report.moods)
  const [starPinned, setStarPinned] = useState(false)
  const [journalsApart, setApart] = useState(true)
  const { id, source } = about
  const journals = report.journals ?? []
  const fresh = report.entries - report.known
  // Moods with a level in the source need no answer.
  const asked = source === 'daylio' || report.moods.some(({ level }) => level === null) ? report.moods : []
  const choices: JournalImportChoices = { moods: levels.known, starPinned, journalsApart }
  return (
    <ReportFrame id={id} start={fresh > 0 && { choices, zone, label: t.start(fresh) }} onChange={onChange} onLeave={onLeave}>
      <p className={shared.soft}>
        {source && t.formats[source]}
        {report.from && report.to && ` · ${t.report.span(format.localDay(report.from, 'medium'), format.localDay(report.to, 'medium'))}`}
      </p>
      <Grid min="8rem">
        <Stat
          label={t.report.entries}
          value={format.number(report.entries)}
          hint={report.known > 0 ? t.report.known(report.known) : undefined}
        />
        <Stat label={t.report.files} value={format.number(report.files)} />
        <Stat label={t.report.tags} value={format.number(report.tags)} />
        <Stat label={t.report.activities} value={format.number(report.activities)} />
      </Grid>
      {fresh === 0 && <p>{report.entries === 0 ? t.report.nothing : t.report.allKnown}</p>}
      {report.sample.length > 0 && <ImportSample sample={report.sample} />}
      {asked.length > 0 && <MoodLevels moods={asked} lead={t.moodsLead} levels={levels} />}
      <EncodingChoice id={id} encoding={report.encoding} onChange={onChange} />
      {(report.pinned ?? 0) > 0 && <Switch label={t.pinned(report.pinned ?? 0)} checked={starPinned} onChange={setStarPinned} />}
      {journals.length > 0 &&
        (source === 'fernwell' ? (
          <p>{t.journals(journals)}</p>
        ) : (
          <Switch label={t.apart} hint={journalsApart ? t.journals(journals) : t.asTags} checked={journalsApart} onChange={setApart} />
        ))}
      {report.needsZone && fresh > 0 && (
        <Field label={t.zone} hint={t.zoneHint}>
          <Select options={zonesWith(about.zone).map((one) => ({ value: one, label: zoneName(one) }))} value={zone} onChange={setZone} />
        </Field>
      )}
      {report.problems.length > 0 && <ImportProblems report={report} />}
    </ReportFrame>
  )
}
