import { importing } from '#testing/importing.ts'
import type { MindfulImport } from '../../contract-record.ts'

export const { upload, start, undone } = importing<MindfulImport, object>('soul', { name: 'export.xml', choices: {} })

/** `2026-04-20 08:30:00 +0200`, as phones write instants. */
const appleTime = (ms: number) => {
  const at = new Date(ms + 2 * 3_600_000).toISOString()
  return `${at.slice(0, 10)} ${at.slice(11, 19)} +0200`
}

export type Sitting = { at: string; minutes: number; source?: string }

/** A health export with sittings among other records; all made up. `end` is complete or truncated. */
export const healthExport = (sittings: readonly Sitting[], end = '</HealthData>\n'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
]>
<HealthData locale="de_DE">
 <ExportDate value="2026-04-30 09:12:44 +0200"/>
 <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Uhr" unit="count" startDate="2026-04-01 08:00:00 +0200" endDate="2026-04-01 09:00:00 +0200" value="1200"/>
${sittings
  .map(({ at, minutes, source = 'Stille &amp; Co' }) => {
    const start = Date.parse(at)
    return ` <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="${source}" creationDate="${appleTime(start)}" startDate="${appleTime(start)}" endDate="${appleTime(start + minutes * 60_000)}" value="HKCategoryValueNotApplicable"/>`
  })
  .join('\n')}
${end}`
