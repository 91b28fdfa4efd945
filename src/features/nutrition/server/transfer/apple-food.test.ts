import { describe, expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import type { LivingPerson } from '#testing/life.ts'
import { getDiary } from '../../contract/api.ts'
import { nutritionServer } from '../feature.ts'
import { importInto, start, undone, upload, zipOf } from './importing.fixture.ts'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
]>
<HealthData locale="de_DE">
 <ExportDate value="2026-04-30 09:12:44 +0200"/>
`
type Stated = { source?: string; at?: string; to?: string }
const record = (
  kind: string,
  value: string | number,
  unit: string,
  { source = 'Plate', at = '2026-04-20 08:30:00 +0200', to = at }: Stated = {},
) =>
  `<Record type="HKQuantityTypeIdentifierDietary${kind}" sourceName="${source}" unit="${unit}" creationDate="${to}" startDate="${at}" endDate="${to}" value="${value}"/>\n`
const food = (name: string, records: readonly string[], { source = 'Plate', at = '2026-04-20 08:30:00 +0200' }: Stated = {}) =>
  `<Correlation type="HKCorrelationTypeIdentifierFood" sourceName="${source}" startDate="${at}" endDate="${at}">
  <MetadataEntry key="HKFoodType" value="${name}"/>
  <MetadataEntry key="HKFoodMeal" value="Breakfast"/>
${records.join('')}</Correlation>\n`

const OATS = [record('EnergyConsumed', 303, 'kcal'), record('Protein', 11, 'g'), record('Carbohydrates', 54, 'g'), record('Fiber', 8, 'g')]
const MILK = [record('EnergyConsumed', 500, 'kJ'), record('Protein', 7, 'g'), record('Calcium', 240, 'mg')]
const EVENING = { at: '2026-04-20 19:05:00 +0200' }
const OTHER = { source: 'Steps &amp; Bites', at: '2026-04-20 12:00:00 +0200' }

/** As a phone writes it: all records by kind, then the foods that group them. Includes another app, water, and invalid values. */
const EXPORT = [
  HEAD,
  '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2026-04-20 08:00:00 +0200" endDate="2026-04-20 09:00:00 +0200" value="900"/>\n',
  ...OATS,
  ...MILK,
  record('EnergyConsumed', 640, 'Cal', EVENING),
  record('FatTotal', 22, 'g', EVENING),
  record('VitaminA', 300, 'mcg', EVENING),
  record('Protein', -4, 'g', EVENING),
  record('EnergyConsumed', 90, 'kcal', OTHER),
  record('Water', 330, 'mL', { source: 'Drops', at: '2026-04-20 10:00:00 +0200' }),
  record('EnergyConsumed', 1900, 'kcal', { source: 'Plate', at: '2026-04-21 00:00:00 +0200', to: '2026-04-21 23:59:59 +0200' }),
  record('EnergyConsumed', 200, 'kcal', { at: '2026-02-30 08:00:00 +0100' }),
  food('Oats', OATS),
  food('Milk', MILK),
  '</HealthData>\n',
].join('')

const server = sharedServer([nutritionServer])
const dayOf = async (me: LivingPerson, day: string) =>
  (await me.call(getDiary, { query: { day } })).items.toSorted((a, b) => (a.minutes ?? 0) - (b.minutes ?? 0) || (a.name < b.name ? 1 : -1))

describe('food of an Apple Health export', () => {
  test('is imported once by named foods, and by app and moment for figures without a food', async () => {
    const me = await signedIn(server)
    const seen = await upload(server, me, EXPORT, 'export.xml')
    expect(seen).toMatchObject({ state: 'ready', source: 'apple-health' })
    expect(seen.report).toMatchObject({ days: 2, fresh: 5, wholeDays: 1, columns: ['Vitamin A'], openCarbs: { suggested: null } })
    expect(seen.report!.lines.map(({ reason, text }) => [reason, text]).toSorted()).toEqual([
      ['date', 'Plate'],
      ['other_app', '2026-04-20, Steps & Bites'],
      ['value', 'Protein -4 g'],
    ])
    await start(server, me, seen.id, { carbs: 'with' })
    const items = await dayOf(me, '2026-04-20')
    expect(items.map(({ name, meal, minutes, grams }) => [name, meal, minutes, grams])).toEqual([
      ['Oats', 'breakfast', 510, null],
      ['Milk', 'breakfast', 510, null],
      ['Drops', 'breakfast', 600, null],
      ['Plate', 'dinner', 1145, null],
    ])
    const [oats, milk, drops, evening] = items.map(({ nutrients }) => nutrients)
    expect(oats).toEqual({ energy_kcal: 303, protein_g: 11, carbohydrate_g: 46, fibre_g: 8 })
    expect(milk!.energy_kcal).toBeCloseTo(500 / 4.184, 3)
    expect([drops, evening]).toEqual([{ water_g: 330 }, { energy_kcal: 640, fat_g: 22 }])
    expect((await dayOf(me, '2026-04-21')).map(({ nutrients }) => nutrients)).toEqual([{ energy_kcal: 1900 }])
  })

  test('is also read from the phone’s zip, recognized again, and can be undone', async () => {
    const me = await signedIn(server)
    const zip = zipOf({ 'apple_health_export/Export.xml': EXPORT, 'apple_health_export/export_cda.xml': '<ClinicalDocument/>' })
    const { id } = await importInto(server, me, zip, { carbs: 'with' }, 'export.zip')
    expect(await dayOf(me, '2026-04-20')).toHaveLength(4)
    expect((await upload(server, me, EXPORT, 'export.xml')).report).toMatchObject({ fresh: 0 })
    await undone(server, me, id)
    expect(await dayOf(me, '2026-04-20')).toEqual([])
  })

  test('that is truncated gives its complete part and reports the truncation', async () => {
    const me = await signedIn(server)
    const seen = await upload(server, me, EXPORT.slice(0, EXPORT.indexOf('</HealthData>')), 'export.xml')
    expect(seen.report!.lines.map(({ reason }) => reason)).toContain('half')
    expect(seen.report).toMatchObject({ fresh: 5 })
  })

  test('without food has no items', async () => {
    const me = await signedIn(server)
    expect((await upload(server, me, `${HEAD}</HealthData>`, 'export.xml')).report).toMatchObject({ items: 0, fresh: 0 })
  })
})
