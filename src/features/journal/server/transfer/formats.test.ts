import { DatabaseSync } from 'node:sqlite'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { wavOf } from '../attachments/tiny-files.fixture.ts'
import { journalServer } from '../feature.ts'
import { importFile, of } from './fixtures/importing.fixture.ts'
import { zipFile } from './fixtures/zip.fixture.ts'

const server = sharedServer([journalServer])
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})

async function imported(name: string, bytes: Uint8Array, choices: Parameters<typeof importFile>[4] = {}) {
  const device = await signedIn(server)
  const done = await importFile(server, device, name, bytes, choices)
  expect(done.state).toBe('done')
  const entries = (await of(device, 'entry')).toSorted((a, b) => a.when.at.localeCompare(b.when.at))
  // For every format, the counts of the dry run, the result and the journal are equal, and a second import finds nothing new.
  expect([done.report!.entries, done.entries]).toEqual([entries.length, entries.length])
  expect(await of(device, 'attachment')).toHaveLength(done.report!.files)
  const again = await importFile(server, device, name, bytes, choices)
  expect([again.report!.entries, again.report!.known, again.report!.files, again.entries]).toEqual([entries.length, entries.length, 0, 0])
  const named = async (kind: 'activity' | 'mood' | 'group') => new Map((await of(device, kind)).map(({ id, name: own }) => [id, own]))
  return { device, entries, source: done.source, report: done.report!, attachments: await of(device, 'attachment'), named }
}

describe('Day One', () => {
  const entry = (given: object) => ({
    uuid: 'A'.repeat(32),
    creationDate: '2024-05-04T21:30:00Z',
    timeZone: 'Europe/Berlin',
    starred: false,
    text: '',
    ...given,
  })

  it('is imported with photos, sound, place, weather, tags and star; escapes and links are converted', async () => {
    const entries = [
      entry({
        text: '# A day\\.\n\nRain\\! And cake \\(two\\)\\.\n\n1\\. not a list\n\\- nor this\n\n![](dayone-moment://PHOTO1)\n\n![](dayone-moment:/audio/AUDIO1)\n\nSee [this](dayone://view?entryId=XYZ).',
        starred: true,
        tags: ['Home', 'a,b#c'],
        location: { placeName: 'Tiergarten', localityName: 'Berlin', country: 'Germany' },
        weather: { conditionsDescription: 'Light Rain', temperatureCelsius: 11.26 },
        photos: [
          { identifier: 'PHOTO1', md5: 'abc123', type: 'jpeg', orderInEntry: 0 },
          { identifier: 'PHOTO2', type: 'jpeg' },
          { identifier: 'GONE', md5: 'nowhere', type: 'jpeg' },
        ],
        audios: [{ identifier: 'AUDIO1', md5: 'def456', format: 'wav' }],
      }),
      entry({ uuid: 'B'.repeat(32), creationDate: 'not a date', text: 'lost in time' }),
      entry({
        uuid: 'C'.repeat(32),
        creationDate: '1999-12-31T23:30:00Z',
        timeZone: 'Mars/Base',
        text: '',
        richText: JSON.stringify({ contents: [{ text: 'Old words\n', attributes: { line: { header: 1 } } }, { text: 'and more' }] }),
      }),
    ]
    const zip = await zipFile({
      'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries }),
      'photos/abc123.jpeg': jpeg,
      'photos/PHOTO2.jpeg': jpeg,
      'audios/def456.wav': wavOf(1),
    })
    const { entries: here, source, report, attachments } = await imported('dayone.zip', zip)
    expect(source).toBe('dayone')
    expect(report.problemCounts).toEqual({ missing_file: 1, bad_date: 1 })
    const [old, day] = here
    expect(old).toMatchObject({ when: { zone: 'Europe/Berlin', localDay: '2000-01-01' }, title: 'Old words', body: 'and more' })
    expect(day).toMatchObject({
      when: { at: '2024-05-04T21:30:00.000Z', zone: 'Europe/Berlin', localDay: '2024-05-04' },
      title: 'A day.',
      starred: true,
      tags: ['Home', 'a b c'],
      place: 'Tiergarten, Berlin, Germany',
      weather: { kind: 'rain', celsius: 11.3 },
      source: 'dayone',
    })
    const id = (kind: string) => attachments.filter((one) => one.kind === kind).map((one) => one.id)
    expect(day!.body).toBe(
      `Rain! And cake (two).\n\n1\\. not a list\n\\- nor this\n\n![](attachment:${day!.attachments[0]})\n\n[audio.wav](attachment:${day!.attachments[2]})\n\nSee this.`,
    )
    expect(id('photo').toSorted()).toEqual(day!.attachments.slice(0, 2).toSorted())
    expect(attachments.find((one) => one.kind === 'audio')).toMatchObject({ seconds: 1, mime: 'audio/wav' })
  })
})

describe('Daylio', () => {
  const csv = [
    'full_date,date,weekday,time,mood,activities,scales,note_title,note',
    '2024-05-04,May 4,Saturday,7:05 PM,rad,"gardening | Good sleep",Sleep Quality: 8/10 points | Sleep Time: 8:00,A title,"Line one<br>line ""two"" <b>bold</b>"',
    '2024-05-04,May 4,Saturday,19:05,so-so,,,,"plain\nlines <script>x</script>"',
    'not a day,,,,,,,,x',
  ].join('\n')

  it('CSV is imported with the person’s own levels for its moods, in 12 and 24 hours', async () => {
    const { entries, report, named } = await imported('daylio.csv', Buffer.from(`﻿${csv}`), { moods: [{ name: 'So-So', level: 3 }] })
    expect(report.moods).toEqual([
      { name: 'rad', count: 1, level: 5 },
      { name: 'so-so', count: 1, level: null },
    ])
    expect(report.problemCounts).toEqual({ bad_date: 1 })
    const [moods, activities] = [await named('mood'), await named('activity')]
    expect(entries.map(({ when }) => when)).toEqual(
      Array(2).fill({ at: '2024-05-04T17:05:00.000Z', zone: 'Europe/Berlin', localDay: '2024-05-04' }),
    )
    const first = entries.find(({ title }) => title === 'A title')!
    expect(first.body).toBe('Line one  \nline "two" **bold**\n\n- Sleep Quality: 8/10 points\n- Sleep Time: 8:00')
    expect([first.mood?.level, moods.get(first.mood!.moodId!)]).toEqual([5, 'rad'])
    expect(first.activities.map((id) => activities.get(id))).toEqual(['gardening', 'Good sleep'])
    const second = entries.find(({ title }) => title === '')!
    expect([second.mood?.level, moods.get(second.mood!.moodId!)]).toEqual([3, 'so-so'])
    expect(second.body).toBe('plain  \nlines \\<script>x\\</script>')
  })

  it('CSV in the old format, with the year in a separate column, is imported too', async () => {
    const old =
      'year,date,weekday,time,mood,activities,note\n2016,28 May,Saturday,23:50,good,walk,hello\n2017,28. Dezember,Donnerstag,9:05,meh,,\n'
    const { entries } = await imported('old.csv', Buffer.from(old))
    expect(entries.map(({ when, mood }) => [when.localDay, mood?.level])).toEqual([
      ['2016-05-28', 4],
      ['2017-12-28', 3],
    ])
  })

  it('backup is imported with levels by mood group, not by id, with groups and photos, and without its PIN', async () => {
    const backup = {
      version: 15,
      pin: '4711-secret',
      customMoods: [
        { id: 77, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
        { id: 3, custom_name: 'Blah', mood_group_id: 4, predefined_name_id: -1 },
      ],
      tags: [{ id: 5, name: 'Chess', id_tag_group: 9 }],
      tag_groups: [{ id: 9, name: 'Games' }],
      goals: [{ id: 1, name: 'Water' }],
      assets: [{ id: 2, checksum: 'feedbeef', type: 1 }],
      dayEntries: [
        {
          id: 1,
          year: 2024,
          month: 0,
          day: 31,
          hour: 22,
          minute: 15,
          datetime: 1_706_735_700_000,
          timeZoneOffset: 3_600_000,
          mood: 77,
          note: '<div>Hi <i>you</i></div><div>two</div>',
          note_title: 'T',
          tags: [5],
          assets: [2],
        },
        { id: 2, year: 2024, month: 1, day: 1, hour: 8, minute: 0, datetime: 1_706_770_800_000, mood: 3, note: '', tags: [], assets: [99] },
      ],
    }
    const zip = await zipFile({
      'backup.daylio': Buffer.from(JSON.stringify(backup)).toString('base64'),
      'assets/photos/2024/1/feedbeef': jpeg,
    })
    const { entries, report, attachments, named } = await imported('backup.daylio', zip)
    expect(report.problemCounts).toEqual({ not_kept: 1, missing_file: 1 })
    expect(entries.map(({ when, mood, body, title }) => [when.at, when.localDay, mood?.level, title, body])).toEqual([
      ['2024-01-31T21:15:00.000Z', '2024-01-31', 5, 'T', 'Hi *you*\n\ntwo'],
      ['2024-02-01T07:00:00.000Z', '2024-02-01', 2, '', ''],
    ])
    expect([...(await named('group')).values()]).toContain('Games')
    expect([...(await named('mood')).values()].toSorted()).toEqual(['Blah', 'rad'])
    expect(attachments).toMatchObject([{ kind: 'photo', state: 'ready', entryId: entries[0]!.id }])
  })
})

describe('Journey', () => {
  it('is imported with HTML, photos, mood, and without invalid weather and places', async () => {
    const entry = {
      id: 'j1',
      date_journal: 1_714_851_000_000,
      timezone: 'America/New_York',
      type: 'html',
      text: '<h1>Title</h1><p>Text &amp; <a href="javascript:alert(1)">bad</a> <a href="https://a.b/c">good</a></p><ul><li>one<ul><li>two</li></ul></li></ul>',
      sentiment: 1.5,
      tags: ['x'],
      photos: ['j1-p.jpg', 'j1-gone.jpg'],
      lat: 1.7976931348623157e308,
      lon: 0,
      address: '',
      weather: { degree_c: 1.7e308, description: 'Sunny' },
      favourite: true,
    }
    const { entries, report, source } = await imported(
      'journey.zip',
      await zipFile({ 'j1.json': JSON.stringify(entry), 'j1-p.jpg': jpeg, 'j2.json': '{"broken": ' }),
    )
    expect([source, report.problemCounts]).toEqual(['journey', { missing_file: 1, unreadable: 1 }])
    expect(entries).toMatchObject([
      {
        title: 'Title',
        body: 'Text & bad [good](<https://a.b/c>)\n\n- one\n  - two',
        mood: { level: 4, moodId: null },
        weather: { kind: 'clear', celsius: null },
        place: null,
        starred: true,
        when: { zone: 'America/New_York', localDay: '2024-05-04' },
      },
    ])
    expect(entries[0]!.attachments).toHaveLength(1)
  })
})

describe('jrnl, Pixels, Apple Journal and Diarium', () => {
  it('jrnl is imported with its tags and stars', async () => {
    const json = {
      tags: { '@work': 1 },
      entries: [
        { title: 'One', body: 'Two\nthree @work', date: '2024-05-04', time: '09:30', tags: ['@work'], starred: true },
        { title: 'No', body: '', date: '2024-02-31', time: '' },
      ],
    }
    const { entries, report } = await imported('jrnl.json', Buffer.from(JSON.stringify(json)))
    expect(entries).toMatchObject([
      { title: 'One', body: 'Two  \nthree @work', tags: ['work'], starred: true, when: { at: '2024-05-04T07:30:00.000Z' } },
    ])
    expect(report.problemCounts).toEqual({ bad_date: 1 })
  })

  it('Pixels is imported with an entry for each score', async () => {
    const json = [
      { type: 'Mood', date: '2024-5-4', scores: [4, 2], notes: 'up and down', tags: [{ type: 'Emotions', entries: ['calm'] }] },
      { type: 'Mood', date: '2024-5-5', scores: [9], notes: '' },
    ]
    const { entries, report } = await imported('pixels.json', Buffer.from(JSON.stringify(json)))
    expect(
      entries
        .filter(({ when }) => when.localDay === '2024-05-04')
        .map(({ mood }) => mood?.level)
        .toSorted(),
    ).toEqual([2, 4])
    expect(report.problemCounts).toEqual({ unknown_mood: 1 })
  })

  it('Apple Journal is imported with prompt, text and pictures', async () => {
    const html =
      '<html><body><div class="pageHeader">Saturday, 4 May 2024</div><div class="assetGrid"><div class="gridItem"><img src="../Resources/ABC%20D.jpg"/></div><div><img src="../Resources/none.heic"></div></div><div class="title">A walk</div><div class="reflectionPrompt">What was kind?</div><p class="bodyText"><span>The <b>sun</b>.</span></p><p class="bodyText">And *stars*.</p></body></html>'
    const { entries, report, source } = await imported(
      'apple.zip',
      await zipFile({
        'Export/index.html': '<p>list</p>',
        'Export/Entries/2024-05-04_A_walk.html': html,
        'Export/Resources/ABC D.jpg': jpeg,
      }),
    )
    expect([source, report.problemCounts]).toEqual(['apple', { missing_file: 1 }])
    expect(entries).toMatchObject([
      { title: 'A walk', body: '> What was kind?\n\nThe **sun**.\n\nAnd \\*stars\\*.', when: { localDay: '2024-05-04' } },
    ])
    expect(entries[0]!.attachments).toHaveLength(1)
  })

  it('Diarium is imported from its database, of which no copy stays', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'diarium-'))
    const file = path.join(folder, 'diary.db')
    const database = new DatabaseSync(file)
    const ticks = 621_355_968_000_000_000n + BigInt(Date.parse('2024-05-04T21:30:00Z')) * 10_000n
    database.exec(
      'pragma journal_mode = wal; create table Entries (DiaryEntryId integer primary key, Heading text, Text text, Rating integer); create table Media (DiaryEntryId integer, FileIndex integer, Data blob); create table Tags (DiaryTagId integer, Name text); create table EntryTags (DiaryEntryId integer, DiaryTagId integer)',
    )
    database.prepare('insert into Entries values (?, ?, ?, ?)').run(ticks, 'Heading', '<p>The bittern called <b>twice</b></p>', 4)
    database.prepare('insert into Media values (?, 0, ?)').run(ticks, jpeg)
    database.exec(`insert into Tags values (1, 'marsh'); insert into EntryTags values (${ticks}, 1)`)
    database.close()
    const bytes = await readFile(file)
    await rm(folder, { recursive: true })
    const { entries, source } = await imported('diary.diary', await zipFile({ 'diary.db': bytes }))
    expect(source).toBe('diarium')
    expect(entries).toMatchObject([
      {
        title: 'Heading',
        body: 'The bittern called **twice**',
        tags: ['marsh'],
        mood: { level: 4 },
        when: { at: '2024-05-04T19:30:00.000Z', localDay: '2024-05-04' },
      },
    ])
    expect(entries[0]!.attachments).toHaveLength(1)
    const { execFileSync } = await import('node:child_process')
    expect(execFileSync('sh', ['-c', `grep -rl "bittern called" "${server.config.dataDir}" || true`]).toString()).toBe('')
  })
})

describe('a folder of Markdown', () => {
  it('is imported with days from heads, names and folders, with tags, links and unchanged code', async () => {
    const { entries, report } = await imported(
      'vault.zip',
      await zipFile({
        'daily/2024-05-04.md':
          '---\ntags: [a, "b c"]\nmood: 4\nlocation: Home # really\n---\n# Morning\nText #deep/tag and `#not`\n\n```\n[[code]]\n```\n[[Other note|words]] [ext](https://x.y) [in](Other.md)',
        'daily/2024-05-05 Walk.md': 'plain',
        'posts/hello.md': '---\ntitle: "Hi: there"\ndate: 2024-05-06T08:30:00+02:00\ntags:\n  - x\n---\nbody',
        '2024/05/07.md': 'from folders',
        'misc/04-05-2024.md': 'two days it could be',
        'templates/2024-01-01.md': 'a template',
      }),
    )
    expect(report.problemCounts).toEqual({ bad_date: 1 })
    expect(entries.map(({ when, title, tags, mood, place }) => [when.localDay, title, tags, mood?.level ?? null, place])).toEqual([
      ['2024-05-04', 'Morning', ['a', 'b c', 'deep/tag'], 4, 'Home'],
      ['2024-05-05', 'Walk', [], null, null],
      ['2024-05-06', 'Hi: there', ['x'], null, null],
      ['2024-05-07', '', [], null, null],
    ])
    expect(entries[0]!.body).toBe('Text #deep/tag and `#not`\n\n```\n[[code]]\n```\nwords [ext](https://x.y) in')
    expect(entries[2]!.when.at).toBe('2024-05-06T06:30:00.000Z')
  })
})
