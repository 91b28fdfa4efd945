import type { Page } from '@playwright/test'
import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import { appDay } from './lib/app-day.ts'
import { axeFindings } from './lib/axe.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { undoImport } from './lib/undo-import.ts'
import { visit, visitAgain } from './lib/visit.ts'

const stored = async (page: Page): Promise<{ kind: string; seconds: number }[]> =>
  ((await (await page.request.get('/api/cardio')).json()) as { sessions: { kind: string; seconds: number }[] }).sessions

test(
  'a run is logged in a few presses without a network, is there once, and can be changed and taken back',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context }) => {
    await watchStillness(page)
    await visit(page, '/gym-ai/cardio')
    await installed(page)
    await visitAgain(page)
    expect(await movements(page)).toEqual([])
    const minutes = page.getByRole('textbox', { name: 'Minutes' })
    await minutes.fill('0')
    await minutes.press('Enter')
    await expect(page.getByText('Enter 1 minute to 48 hours.')).toBeVisible()
    await goOffline(page)
    await page.getByRole('checkbox', { name: 'Walk' }).check()
    await minutes.fill('45')
    await page.getByRole('textbox', { name: /Distance/ }).fill('4,2')
    await minutes.press('Enter')
    const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
    await expect(rows).toHaveText([/Walk.*45\smin.*4\.2\skm/])
    // The week's sum. A walk that began before the week, at four on Monday, belongs to the last one.
    const began = localDayOf(new Date(Date.now() - 45 * 60_000), 'UTC', 240)
    const isThisWeek = began >= addDays(appDay(), -weekdayOf(appDay()))
    await expect(page.getByText('45 min', { exact: true })).toHaveCount(isThisWeek ? 1 : 0)
    // The waiting change survives a reload of the page.
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible()
    await page.goto('/gym-ai/cardio')
    await expect(rows).toHaveText([/Walk.*45\smin/])
    await expect(page.getByText(/offline/i).first()).toBeVisible()
    expect(await movements(page)).toEqual([])
    await context.setOffline(false)
    await expect.poll(() => stored(page)).toMatchObject([{ kind: 'walk', seconds: 2700 }])
    await expect(rows).toHaveCount(1)

    await rows.first().getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit session' })
    await sheet.getByRole('textbox', { name: 'Minutes' }).fill('50')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => stored(page)).toMatchObject([{ kind: 'walk', seconds: 3000 }])
    await expect(sheet).toBeHidden()
    expect(await axeFindings(page)).toEqual([])
    await rows.first().getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => stored(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => stored(page)).toHaveLength(1)

    // After days there is no undo notice any more: deleted sessions are in a separate list.
    await rows.first().getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => stored(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Deleted' }).click()
    const removed = page.getByRole('dialog', { name: 'Deleted' })
    await expect(removed.getByText('stay here for 30 days')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await removed.getByRole('button', { name: /^Restore: / }).click()
    await expect(removed.getByText('Nothing was deleted.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => stored(page)).toHaveLength(1)

    // The timer runs, and the intervals that were run can be saved.
    await visit(page, '/gym-ai/cardio/intervals')
    for (const [name, value] of [
      ['Warm-up', '0'],
      ['Work', '1'],
      ['Rest', '1'],
      ['Rounds', '2'],
      ['Cool-down', '0'],
    ] as const)
      await page.getByRole('textbox', { name }).fill(value)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()

    // A reloaded page continues with the same plan and timer.
    await expect(page.getByRole('textbox', { name: 'Work' })).toHaveValue('1')
    await page.getByRole('textbox', { name: 'Work' }).fill('600')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('timer')).toHaveText(/^9:5/)
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(/^9:/)
    await page.getByRole('button', { name: 'Sound on' }).click()
    await expect(page.getByRole('button', { name: 'Sound on' })).toHaveCount(0)
    await page.getByRole('button', { name: 'End' }).click()
    await expect(page.getByRole('textbox', { name: 'Work' })).toHaveValue('600')
  },
)

const START = Date.UTC(2026, 2, 20, 7)
/** A square of 400 m a side, half an hour and more of it. */
const GPX = `<?xml version="1.0"?><gpx version="1.1"><trk><name>Four corners</name><type>running</type><trkseg>${Array.from(
  { length: 400 },
  (_, n) => {
    const side = (n / 100) * 1
    const [x, y] = side < 1 ? [side, 0] : side < 2 ? [1, side - 1] : side < 3 ? [3 - side, 1] : [0, 4 - side]
    return `<trkpt lat="${52.5 + y * 0.012}" lon="${13.4 + x * 0.02}"><ele>${40 + 15 * y}</ele><time>${new Date(START + n * 5000).toISOString()}</time><extensions><hr>${135 + (n >> 5)}</hr></extensions></trkpt>`
  },
).join('')}</trkseg></trk></gpx>`

test('a recording is looked at, brought in, drawn, and taken back', async ({ signedIn: page }) => {
  await visit(page, '/gym-ai/cardio/import')
  const file = (name: string, text: string) => ({ name, mimeType: 'application/gpx+xml', buffer: Buffer.from(text) })
  await page
    .locator('input[type=file]')
    .setInputFiles([file('corners.gpx', GPX), file('cut.gpx', GPX.replaceAll('2026-03-20', '2026-03-21').slice(0, 30_000))])
  await expect(page.getByText('2 sessions found. 2 of them are new.')).toBeVisible()
  await expect(page.getByText('1 file breaks off in the middle: everything up to there is imported.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('2 sessions added.')).toBeVisible()
  await page.getByRole('link', { name: 'To cardio' }).click()
  await page
    .getByRole('link', { name: /Four corners/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Four corners' })).toBeVisible()
  await expect(page.getByRole('img', { name: /The route as a drawing on paper/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Splits by kilometre' })).toBeVisible()
  await page.getByRole('figure', { name: 'Splits by kilometre' }).getByRole('button').click()
  await expect(page.getByRole('figure', { name: 'Splits by kilometre' }).getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('heading', { name: 'Heart and pace' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await visit(page, '/gym-ai/cardio/import')
  await page.getByRole('button', { name: 'Open 2 recordings.zip' }).click()
  await undoImport(page)
  expect(await stored(page)).toEqual([])
})

const APPLE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
]>
<HealthData locale="en_US">
${Array.from({ length: 40 }, (_, n) => ` <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" startDate="2026-03-01 08:${10 + n}:00 +0100" endDate="2026-03-01 08:${10 + n}:30 +0100" value="${n}"/>`).join('\n')}
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="lb" startDate="2026-03-01 07:00:00 +0100" endDate="2026-03-01 07:00:00 +0100" value="165"/>
 <Record type="HKQuantityTypeIdentifierBodyFatPercentage" sourceName="Scale" unit="%" startDate="2026-03-01 07:00:00 +0100" endDate="2026-03-01 07:00:00 +0100" value="0.22"/>
 <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-03-02 07:00:00 +0100" endDate="2026-03-02 07:00:00 +0100" value="74.5"/>
 <Workout workoutActivityType="HKWorkoutActivityTypeTennis" duration="61" durationUnit="min" sourceName="Watch" startDate="2026-03-03 18:00:00 +0100" endDate="2026-03-03 19:01:00 +0100">
  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="2026-03-03 18:00:00 +0100" endDate="2026-03-03 19:01:00 +0100" sum="455" unit="kcal"/>
 </Workout>
 <Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" duration="40" durationUnit="min" sourceName="Watch" startDate="2026-03-04 18:00:00 +0100" endDate="2026-03-04 18:40:00 +0100"/>
</HealthData>
`

test('a phone’s health export is previewed, adds sessions and weights once, names the rest, and is undone', async ({ signedIn: page }) => {
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(APPLE) })
  const weights = async () =>
    ((await (await page.request.get('/api/measurements?span=all')).json()) as { entries: { values: object }[] }).entries.map(
      ({ values }) => values,
    )
  await visit(page, '/gym-ai/cardio/import')
  await choose()
  await expect(page.getByText('1 session found. 1 of them is new.')).toBeVisible()
  await expect(page.getByText(/^2 measurements found\. 2 of them are new\./)).toBeVisible()
  await expect(page.getByText('2 with a weight, 1 with body fat')).toBeVisible()
  await page.getByText('Not supported yet, so not imported: 41 records').click()
  await expect(page.getByText('Steps: 40')).toBeVisible()
  await expect(page.getByText('Strength training: it has no sets: 1')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect([await stored(page), await weights()]).toEqual([[], []])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('1 session added. 2 measurements added.')).toBeVisible()
  expect(await weights()).toEqual([{ weight: 74.84, bodyFat: 22 }, { weight: 74.5 }])
  await page.getByRole('link', { name: 'To cardio' }).click()
  await page
    .getByRole('link', { name: /Tennis/ })
    .last()
    .click()
  await expect(page.getByText(/The device or app it came from says 455/)).toBeVisible()

  await visit(page, '/gym-ai/cardio/import')
  await choose()
  await expect(page.getByText('1 session found. You already have them all. Nothing will be added twice.')).toBeVisible()
  await expect(page.getByText(/They are all already here\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Open export.xml' }).last().click()
  await undoImport(page)
  expect([await stored(page), await weights()]).toEqual([[], []])
})
