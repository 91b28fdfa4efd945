import { describe, expect, it } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { continueImport, rereadImport } from '#platform/contract/import-endpoints.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { pushChanges } from '../../contract/sync.ts'
import { journalServer } from '../feature.ts'
import { importFile, look, of, reread, start, undone, upload } from './fixtures/importing.fixture.ts'
import { zipFile } from './fixtures/zip.fixture.ts'

const server = sharedServer([journalServer])

describe('letters of another encoding', () => {
  const csv =
    'full_date,date,weekday,time,mood,activities,note_title,note\n2024-05-04,4. Mai,Samstag,19:05,gut,Grüße,Schöner Tag,Es war größer als gedacht\n'

  it('are imported correctly, and the report names the encoding', async () => {
    for (const bytes of [
      Buffer.from(csv, 'latin1'),
      Buffer.from(csv, 'utf16le'),
      Buffer.from(`\uFEFF${csv}`, 'utf16le'),
      Buffer.from(csv),
    ]) {
      const device = await signedIn(server)
      const done = await importFile(server, device, 'daylio.csv', bytes)
      expect((await of(device, 'entry')).map(({ title, body }) => [title, body])).toEqual([['Schöner Tag', 'Es war größer als gedacht']])
      const isWide = bytes.includes(0) && bytes[0] !== 0xff
      expect(done.report!.encoding).toBe(bytes.length === csv.length ? 'windows-1252' : isWide ? 'utf-16le' : null)
    }
  })

  it('are also correct in Markdown and JSON', async () => {
    const device = await signedIn(server)
    const note = await importFile(server, device, 'a.zip', await zipFile({ '2024-05-04.md': Buffer.from('Grüße aus Köln', 'latin1') }))
    expect(note.report!.encoding).toBe('windows-1252')
    const entry = { title: 'Müde', body: 'für heute', date: '2024-05-05', time: '', tags: [] }
    await importFile(server, device, 'a.json', Buffer.from(JSON.stringify({ entries: [entry] }), 'latin1'))
    expect((await of(device, 'entry')).map(({ title, body }) => `${title} ${body}`.trim()).toSorted()).toEqual([
      'Grüße aus Köln',
      'Müde für heute',
    ])
  })

  it('are read again in the encoding that the person chooses, and imported in that', async () => {
    const device = await signedIn(server)
    const { id } = await upload(server, device, 'daylio.csv', Buffer.from(csv, 'latin1'))
    const wrong = await reread(server, device, id, { encoding: 'macintosh' })
    expect(wrong.report).toMatchObject({ encoding: 'macintosh', sample: [{ title: 'Schˆner Tag' }] })
    await reread(server, device, id, { encoding: 'windows-1250' })
    await start(server, device, id)
    expect((await of(device, 'entry')).map(({ title }) => title)).toEqual(['Schöner Tag'])
    expect(await device.fail(rereadImport, { params: { id }, body: { encoding: 'big5' } })).toMatchObject({ status: 409 })
  })

  it('that the file had lost before are reported', async () => {
    const device = await signedIn(server)
    const { report } = await upload(server, device, 'a.zip', await zipFile({ '2024-05-04.md': 'Gr\uFFFD\uFFFDe' }))
    expect(report!.problemCounts).toEqual({ lost_signs: 1 })
  })
})

describe('data without an equivalent here', () => {
  it('of Day One are reported; a pin is offered as a star, and coordinates without a name become the place', async () => {
    const device = await signedIn(server)
    const at = { creationDate: '2024-05-04T21:30:00Z', timeZone: 'Europe/Berlin' }
    const berlin = { latitude: 52.51451, longitude: 13.35012 }
    const entries = [
      { ...at, uuid: 'A'.repeat(32), text: 'one', isPinned: true, location: berlin },
      {
        ...at,
        uuid: 'B'.repeat(32),
        text: 'two',
        location: { ...berlin, placeName: 'Tiergarten' },
        music: { artist: 'Nils Frahm', track: 'Says' },
        userActivity: { activityName: 'Walking', stepCount: 5400 },
      },
    ]
    const zip = await zipFile({ 'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries }) })
    const { id, report } = await upload(server, device, 'a.zip', zip)
    expect(report).toMatchObject({ pinned: 1, problemCounts: { coordinates: 1, music: 1, steps: 1 } })
    expect(report!.problems.map(({ item }) => item)).toEqual(['two', 'two: Nils Frahm – Says', 'two: 5400'])
    await start(server, device, id, { starPinned: true })
    expect((await of(device, 'entry')).map(({ body, starred, place }) => [body, starred, place]).toSorted()).toEqual([
      ['one', true, '52.5145°, 13.3501°'],
      ['two', false, 'Tiergarten'],
    ])
  })

  it('of Apple Journal are reported; a state of mind becomes a mood, a map a place', async () => {
    const device = await signedIn(server)
    const html = `<html><body><div class="pageHeader">Saturday, 4 May 2024</div><div class="assetGrid">
      <div class="gridItem assetType_stateOfMind"><div class="gridItemOverlayHeader">Content</div><div class="gridItemOverlayFooter">Family, Friends</div></div>
      <div class="gridItem assetType_multiPinMap"><div class="gridItemOverlayHeader">Tiergarten</div></div>
      <div class="gridItem assetType_workoutIcon"><div class="activityType">Outdoor Walk</div><div class="activityMetrics">3 km</div></div>
      <div class="gridItem assetType_music"><div class="mediaTitle">Says</div><div class="mediaArtist">Nils Frahm</div></div>
      <div class="gridItem assetType_contact"><div class="gridItemOverlayText">Ana</div></div>
      </div><p class="bodyText">Sun.</p></body></html>`
    const done = await importFile(server, device, 'apple.zip', await zipFile({ 'X/index.html': '', 'X/Entries/2024-05-04.html': html }), {
      moods: [{ name: 'Content', level: 4 }],
    })
    expect(done.report).toMatchObject({ moods: [{ name: 'Content', level: null }], problemCounts: { workout: 1, music: 1, card: 1 } })
    expect(done.report!.problems[0]!.item).toBe('Saturday, 4 May 2024: Outdoor Walk, 3 km')
    const [entry] = await of(device, 'entry')
    expect(entry).toMatchObject({ place: 'Tiergarten', mood: { level: 4 }, body: 'Sun.' })
    const names = new Map((await of(device, 'activity')).map(({ id, name }) => [id, name]))
    expect(entry!.activities.map((id) => names.get(id))).toEqual(['Family', 'Friends'])
  })

  it('an invalid time is reported, and its entry is imported at noon', async () => {
    const device = await signedIn(server)
    const done = await importFile(server, device, 'a.csv', Buffer.from('full_date,time,mood,note\n2024-05-04,25:10,rad,late\n'))
    expect(done).toMatchObject({ entries: 1, report: { problemCounts: { bad_time: 1 } } })
    expect((await of(device, 'entry'))[0]!.when.at).toBe('2024-05-04T10:00:00.000Z')
    const entry = { title: 'late', body: '', date: '2024-05-05', time: '25:10', tags: [] }
    expect((await importFile(server, device, 'a.json', Buffer.from(JSON.stringify({ entries: [entry] })))).report!.problemCounts).toEqual({
      bad_time: 1,
    })
  })
})

it('a .daylio entry of another zone retains its day and its time', async () => {
  const device = await signedIn(server)
  const wall = (offsetHours: number, id: number) => ({
    id,
    year: 2024,
    month: 4,
    day: 4,
    hour: 23,
    minute: 5,
    datetime: Date.parse('2024-05-04T23:05:00Z') - offsetHours * 3_600_000,
    timeZoneOffset: offsetHours * 3_600_000,
    mood: 1,
    note: `${offsetHours}`,
    tags: [],
  })
  const backup = { customMoods: [{ id: 1, mood_group_id: 1, predefined_name_id: 1 }], dayEntries: [9, 2, 5.5, -7, 0].map(wall) }
  const zip = await zipFile({ 'backup.daylio': Buffer.from(JSON.stringify(backup)).toString('base64') })
  await importFile(server, device, 'backup.daylio', zip)
  const entries = (await of(device, 'entry')).toSorted((a, b) => a.when.at.localeCompare(b.when.at))
  expect(entries.map(({ body, when }) => [body, when.localDay, when.zone])).toEqual([
    ['9', '2024-05-04', 'Etc/GMT-9'],
    ['5.5', '2024-05-04', 'Asia/Kolkata'],
    ['2', '2024-05-04', 'Europe/Berlin'],
    ['0', '2024-05-04', 'UTC'],
    ['-7', '2024-05-04', 'Etc/GMT+7'],
  ])
  const clock = (at: string, timeZone: string) => new Intl.DateTimeFormat('de', { timeStyle: 'short', timeZone }).format(new Date(at))
  expect(entries.map(({ when }) => clock(when.at, when.zone))).toEqual(Array(5).fill('23:05'))
})

it('a mood with only a name waits for its level, which can be set afterwards, and an undo removes it', async () => {
  const device = await signedIn(server)
  const csv = [
    'full_date,time,mood,note',
    '2024-05-04,8:00,Wobbly,a',
    '2024-05-05,8:00,wobbly,b',
    '2024-05-06,8:00,Spry,c',
    '2024-05-07,8:00,rad,d',
  ]
  const { id, report } = await importFile(server, device, 'a.csv', Buffer.from(csv.join('\n')))
  expect(report!.openMoods).toEqual([
    { name: 'Wobbly', count: 2, level: null },
    { name: 'Spry', count: 1, level: null },
  ])
  // The person first sets a mood on one of them.
  const mine = (await of(device, 'entry')).find(({ body }) => body === 'b')!
  const change = { changeId: uuidv7(), device: 'Test', editedAt: '2026-05-04T10:00:00.000Z' }
  const patch = { mood: { level: 5, moodId: null } }
  await device.call(pushChanges, { body: { changes: [{ ...change, kind: 'entry', recordId: mine.id, base: 1e9, patch }] } })
  await device.call(continueImport, { params: { id }, body: { choices: { moods: [{ name: 'Wobbly', level: 2 }] } } })
  const done = await look(server, device, id)
  expect(done).toMatchObject({ state: 'done', entries: 4, report: { openMoods: [{ name: 'Spry', count: 1 }] } })
  const levels = async () => Object.fromEntries((await of(device, 'entry')).map(({ body, mood }) => [body, mood?.level ?? null]))
  expect(await levels()).toEqual({ a: 2, b: 5, c: null, d: 5 })
  expect((await of(device, 'mood')).map(({ name }) => name).toSorted()).toEqual(['Wobbly', 'rad'])
  expect(await undone(server, device, id)).toMatchObject({ state: 'undone', entries: 1, report: { openMoods: [] } })
  expect(await levels()).toEqual({ b: 5 })
  expect(await of(device, 'mood')).toEqual([])
})

it('a mood’s name has the level that the person gave it, also where nobody answers, and only new entries are counted', async () => {
  const device = await signedIn(server)
  const rows = ['full_date,time,mood,note', '2024-05-04,8:00,Wobbly,a', '2024-05-05,8:00,Spry,b']
  const first = await importFile(server, device, 'a.csv', Buffer.from(rows.join('\n')), { moods: [{ name: 'Wobbly', level: 2 }] })
  expect(first.report!.openMoods).toEqual([{ name: 'Spry', count: 1, level: null }])
  // The person creates the other mood, and assigns a well-known name a level of their own.
  const change = { device: 'Test', editedAt: '2026-05-04T10:00:00.000Z', kind: 'mood' as const, base: 0 }
  const made = [
    { name: 'Spry', level: 4 },
    { name: 'Good', level: 5 },
  ].map((mood) => ({ ...change, changeId: uuidv7(), recordId: uuidv7(), patch: { ...mood, order: 1, archived: false } }))
  await device.call(pushChanges, { body: { changes: made } })
  expect((await look(server, device, first.id)).report!.openMoods).toEqual([{ name: 'Spry', count: 1, level: 4 }])
  const more = [...rows, '2024-05-06,8:00,wobbly,c', '2024-05-07,8:00,Spry,d', '2024-05-08,8:00,good,e', '2024-05-09,8:00,New,f']
  const { report } = await importFile(server, device, 'b.csv', Buffer.from(more.join('\n')))
  expect(report).toMatchObject({ entries: 6, known: 2 })
  expect(report!.moods).toEqual([
    { name: 'good', count: 1, level: 5 },
    { name: 'Spry', count: 1, level: 4 },
    { name: 'wobbly', count: 1, level: 2 },
    { name: 'New', count: 1, level: null },
  ])
  expect(report!.openMoods).toEqual([{ name: 'New', count: 1, level: null }])
  const entries = await of(device, 'entry')
  expect(Object.fromEntries(entries.map(({ body, mood }) => [body, mood?.level ?? null]))).toEqual({
    a: 2,
    b: null,
    c: 2,
    d: 4,
    e: 5,
    f: null,
  })
  expect((await of(device, 'mood')).map(({ name }) => name).toSorted()).toEqual(['Good', 'Spry', 'Wobbly'])
})

it('a photo that turns out to be damaged when it is unpacked is reported, and its entry is imported without it', async () => {
  const device = await signedIn(server)
  const files = {
    '2024-05-04 whole.md': 'Sun. ![[sun.bin]]',
    '2024-05-05 torn.md': 'Rain. ![[rain.bin]]',
    'sun.bin': 'sun '.repeat(4000),
    'rain.bin': Array.from({ length: 4000 }, (_, n) => `rain ${n * 7919}`).join(' '),
  }
  const zip = await zipFile(files)
  // Damages bytes in the middle of one member; the zip's metadata of it stays unchanged.
  const at = zip.indexOf('rain.bin') + 2000
  zip.fill(0xff, at, at + 400)
  const { id, report } = await upload(server, device, 'a.zip', zip)
  expect(report).toMatchObject({ entries: 2, files: 2, problemCounts: {} })
  const done = await start(server, device, id)
  expect(done).toMatchObject({ state: 'done', entries: 2, report: { entries: 2, files: 1, problemCounts: { damaged_file: 1 } } })
  expect(done.report!.problems).toEqual([{ code: 'damaged_file', item: 'rain.bin' }])
  expect((await of(device, 'attachment')).map(({ name }) => name)).toEqual(['sun.bin'])
})
