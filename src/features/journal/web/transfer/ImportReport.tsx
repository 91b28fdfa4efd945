import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { EncodingChoice } from '#platform/web/imports/EncodingChoice.tsx'
import { zoneName, zonesWith } from '#platform/web/i18n/zones.ts'
import { cancelImport, rereadImport, startImport, type ImportDetail, type ImportReport as Report } from '../../contract/transfer.ts'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportSample } from './ImportSample.tsx'
import { transferMessages } from './messages.ts'
import { MoodLevels } from './MoodLevels.tsx'
import shared from './Transfer.module.css'
import styles from './ImportReport.module.css'

type Props = { about: ImportDetail; report: Report; onChange: () => void; onLeave: () => void }

/** What would come and what cannot, with the questions only the person can answer. */
export function ImportReport({ about, report, onChange, onLeave }: Props) {
  const t = useMessages(transferMessages)
  const format = useFormat()
  const [zone, setZone] = useState(about.zone)
  const [levels, setLevels] = useState<Readonly<Record<string, number | null>>>({})
  const levelOf = (name: string, given: number | null) => (name in levels ? (levels[name] ?? null) : given)
  const start = useMutation({ ...mutationOf(startImport), onSettled: onChange })
  const reread = useMutation({ ...mutationOf(rereadImport), onSettled: onChange })
  const [starPinned, setStarPinned] = useState(false)
  const [isApart, setApart] = useState(true)
  const journals = report.journals ?? []
  const discard = useMutation({ ...mutationOf(cancelImport), onSuccess: onLeave })
  const fresh = report.entries - report.known
  // Moods whose level the source itself says need no answer.
  const asked = about.source === 'daylio' || report.moods.some(({ level }) => level === null) ? report.moods : []
  const begin = () => {
    const moods = report.moods.flatMap(({ name, level }) => {
      const chosen = levelOf(name, level)
      return chosen === null ? [] : [{ name, level: chosen }]
    })
    start.mutate({ params: { id: about.id }, body: { zone, moods, starPinned, journalsApart: isApart } })
  }
  return (
    <div className={shared.stack}>
      <Card>
        <div className={shared.stack}>
          {report.from && report.to && (
            <p className={shared.soft}>{t.report.span(format.localDay(report.from, 'medium'), format.localDay(report.to, 'medium'))}</p>
          )}
          <div className={styles.stats}>
            <Stat
              label={t.report.entries}
              value={format.number(report.entries)}
              hint={report.known > 0 ? t.report.known(report.known) : undefined}
            />
            <Stat label={t.report.files} value={format.number(report.files)} />
            <Stat label={t.report.tags} value={format.number(report.tags)} />
            <Stat label={t.report.activities} value={format.number(report.activities)} />
          </div>
          {fresh === 0 && <p>{report.entries === 0 ? t.report.nothing : t.report.allKnown}</p>}
        </div>
      </Card>
      {report.sample.length > 0 && <ImportSample sample={report.sample} />}
      {asked.length > 0 && (
        <MoodLevels
          moods={asked}
          lead={t.moodsLead}
          levelOf={levelOf}
          onChoose={(name, level) => setLevels({ ...levels, [name]: level })}
        />
      )}
      {report.encoding && (
        <Card>
          <EncodingChoice
            encoding={report.encoding}
            disabled={reread.isPending}
            onChoose={(encoding) => reread.mutate({ params: { id: about.id }, body: { encoding } })}
          />
        </Card>
      )}
      {(report.pinned ?? 0) > 0 && (
        <Card>
          <Switch label={t.pinned(report.pinned ?? 0)} checked={starPinned} onChange={setStarPinned} />
        </Card>
      )}
      {journals.length > 0 && (
        <Card>
          {about.source === 'fernwell' ? (
            <p>{t.journals(journals)}</p>
          ) : (
            <Switch label={t.apart} hint={isApart ? t.journals(journals) : t.asTags} checked={isApart} onChange={setApart} />
          )}
        </Card>
      )}
      {report.needsZone && fresh > 0 && (
        <Card>
          <Field label={t.zone} hint={t.zoneHint}>
            <Select
              options={zonesWith(about.zone).map((one) => ({ value: one, label: zoneName(one) }))}
              value={zone}
              onChange={(event) => setZone(event.target.value)}
            />
          </Field>
        </Card>
      )}
      {report.problems.length > 0 && <ImportProblems report={report} />}
      <p className={shared.problem} role="alert">
        {(start.error ?? reread.error ?? discard.error)?.message}
      </p>
      <div className={shared.buttons}>
        {fresh > 0 && (
          <Button size="lg" loading={start.isPending} onClick={begin}>
            {t.start(fresh)}
          </Button>
        )}
        <Button kind="quiet" size="lg" loading={discard.isPending} onClick={() => discard.mutate({ params: { id: about.id } })}>
          {t.discard}
        </Button>
      </div>
    </div>
  )
}
