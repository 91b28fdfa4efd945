import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { FileImportReportProps } from '#platform/web/imports/kind.ts'
import { ReportFrame, ReportLines } from '#platform/web/imports/ReportFrame.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { CardioImport, CardioImportChoices } from '../../contract-import.ts'
import { CARDIO_KINDS, type CardioKind } from '../../engine/kinds.ts'
import { cardioMessages } from '../core/messages.ts'
import { distanceWords } from '../core/speed-words.ts'
import { useLeftName } from './left-names.ts'
import { transferMessages } from './messages.ts'
import styles from './Transfer.module.css'
import { Table } from '#platform/web/ui/Table.tsx'

/** Preview of an import: new sessions, unreadable files, and questions that only the person can answer. */
export function Report({ about: { id }, report, onChange, onLeave }: FileImportReportProps<CardioImport>) {
  const t = useMessages(transferMessages)
  const core = useMessages(cardioMessages)
  const format = useFormat()
  const [kind, setKind] = useState<CardioKind>('other')
  const left = useLeftName()
  const { found, total, fresh, kindless, cut, unread, unreadTotal, figures, left: stays, leftTotal, unclear } = report
  const records = stays.reduce((sum, { count }) => sum + count, 0)
  const isNew = fresh > 0 || (figures?.fresh ?? 0) > 0
  return (
    <ReportFrame id={id} start={isNew && { choices: { kind } satisfies CardioImportChoices }} onChange={onChange} onLeave={onLeave}>
      <Stack role="status" gap={2}>
        {(total > 0 || !figures) && <p>{total === 0 ? t.nothing : `${t.found(total)} ${fresh === 0 ? t.allKnown : t.fresh(fresh)}`}</p>}
        {figures && (
          <p>
            {t.figures(figures.total)} {figures.fresh === 0 ? t.allFiguresKnown : t.freshFigures(figures.fresh)}{' '}
            {figures.from !== null && figures.to !== null && t.between(format.localDay(figures.from), format.localDay(figures.to))}
          </p>
        )}
      </Stack>
      {figures && <p className={styles.soft}>{t.figureKinds(figures)}</p>}
      {figures && figures.refused > 0 && <p>{t.refused(figures.refused)}</p>}
      {unclear > 0 && <p>{t.unclear(unclear)}</p>}
      {cut > 0 && <p>{t.cut(cut)}</p>}
      {kindless > 0 && (
        <Field label={t.kindless(kindless)} hint={t.kindlessHint}>
          <Select options={CARDIO_KINDS.map((value) => ({ value, label: core.kind[value] }))} value={kind} onChange={setKind} />
        </Field>
      )}
      {found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
        <div className={styles.scroll} role="region" aria-label={t.table} tabIndex={0}>
          <Table columns={Object.values(t.columns)}>
            {found.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- one recording may stand in two files
              <tr key={index}>
                <th scope="row">
                  {format.date(Date.parse(one.startedAt))}, {format.time(Date.parse(one.startedAt))}
                  {one.isKnown && <span className={styles.mark}>{t.known}</span>}
                  {one.isCut && <span className={styles.mark}>{t.isCut}</span>}
                </th>
                <td>
                  {one.kind === null ? t.unsaid : core.kind[one.kind]}
                  {one.name && <span className={styles.mark}>{one.name}</span>}
                </td>
                <td>{format.duration(one.seconds)}</td>
                <td>{one.metres === null ? '–' : distanceWords(one.metres, format)}</td>
              </tr>
            ))}
          </Table>
        </div>
      )}
      {total > found.length && <p className={styles.soft}>{t.more(total - found.length)}</p>}
      <ReportLines
        summary={t.left(format.number(records))}
        lines={[
          ...stays.map(({ kind: name, count }) => `${left(name)}: ${format.number(count)}`),
          ...(leftTotal > stays.length ? [t.moreKinds(leftTotal - stays.length)] : []),
        ]}
      />
      <ReportLines
        summary={t.unread(unreadTotal)}
        lines={[
          ...unread.map(({ path, problem }) => `${path}: ${t.problem[problem]}`),
          ...(unreadTotal > unread.length ? [t.more(unreadTotal - unread.length)] : []),
        ]}
      />
    </ReportFrame>
  )
}
