import sharp from 'sharp'
import { beginImport } from '#platform/contract/import-endpoints.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life, LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { getAttachment, putAttachment } from '../contract/attachments.ts'
import { giveReflectConsent } from '../contract/reflect.ts'
import { DEFAULT_JOURNAL_ID, SETTINGS_ID } from '../contract/records.ts'
import { listVersions, pushChanges, type Change } from '../contract/sync.ts'
import { wavOf } from './attachments/tiny-files.fixture.ts'
import { importFile, upload, WORK } from './transfer/fixtures/importing.fixture.ts'

const EDITED_AT = '2026-05-04T09:00:00.000Z'
const AT = { at: '2026-05-04T09:00:00.000Z', zone: 'Asia/Kathmandu', localDay: '2026-05-04' }

type Patch<K extends Change['kind']> = Extract<Change, { kind: K }>['patch']

/** Entries with files and versions, in the trash and erased; own moods, activities, groups, templates and hard days; imports. */
export const life: Life = async ({ server, me }) => {
  const write = async <K extends Change['kind']>(
    kind: K,
    recordId: string,
    patch: Patch<K>,
    more: { base?: number; erase?: boolean } = {},
  ) => {
    const change = { kind, changeId: uuidv7(), recordId, base: 0, editedAt: EDITED_AT, device: 'Windmill tablet', patch, ...more } as Change
    const { results } = await me.call(pushChanges, { body: { changes: [change] } })
    if (results[0]!.status === 'refused') throw new Error(results[0]!.problem)
    return results[0]!.record?.seq ?? 0
  }
  const ids = Array.from({ length: 14 }, () => uuidv7())
  const [entry, moodOnly, trashed, erased, mood, activity, group, template, photo, sound, file, another, journal, old] = ids
  await write('group', group!, { name: 'Riverside pastimes' })
  await write('activity', activity!, { name: 'Skimming stones', icon: 'leaf', groupId: group! })
  await write('mood', mood!, { level: 4, name: 'sun-dappled' })
  await write('template', template!, { name: 'Harbour log', title: 'Tides', body: 'High water at …' })
  await write('journal', DEFAULT_JOURNAL_ID, { name: 'Lamp room', colour: 'lake' })
  await write('journal', journal!, {
    name: 'Voyages',
    colour: 'clay',
    icon: 'compass',
    locked: true,
    promptThemes: ['nature'],
    template: template!,
  })
  await write('journal', old!, { name: 'Dinghy days', archived: true })
  await write('hardRange', uuidv7(), { from: '2019-11-02', to: '2019-11-09', note: 'the winter of the flood' })
  await write('settings', SETTINGS_ID, { memories: false, add: { hardTags: ['shipwreck'], promptsSeen: ['p-17'] } })
  const first = await write('entry', entry!, { when: AT, title: 'First draft of a gale', body: 'Only gulls so far.' })
  server.clock.advance(6 * 60_000)
  const attach = (id: Id, content: Uint8Array) =>
    me.call(putAttachment, { params: { id }, query: { entryId: entry! }, body: new Blob([new Uint8Array(content)]) })
  await attach(
    photo!,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
  await attach(sound!, wavOf(1))
  await attach(file!, Buffer.from('tide table of the quay'))
  await server.app.jobs.idle(['journal.photo'])
  await write('attachment', photo!, { caption: 'The quay at dusk' }, { base: first + 10 })
  await write('attachment', file!, { name: 'tides.txt' }, { base: first + 10 })
  const whole: Patch<'entry'> = {
    title: 'A gale over the breakwater',
    body: `Spindrift up to the lamp. ![](attachment:${photo})\n\n- [x] shutters\n- [ ] roof`,
    mood: { level: 4, moodId: mood! },
    place: 'Porthcurno',
    weather: { kind: 'storm', celsius: 7.25 },
    starred: true,
    hard: true,
    promptId: 'p-17',
    add: { tags: ['lighthouse', 'two words'], feelings: ['calm'], activities: [activity!], attachments: [photo!, sound!, file!] },
  }
  await write('entry', entry!, whole, { base: first + 10 })
  await write('entry', moodOnly!, {
    journalId: journal!,
    when: { ...AT, localDay: '2026-05-03', at: '2026-05-03T18:30:00.000Z' },
    mood: { level: 2, moodId: null },
  })
  const crumpled = await write('entry', trashed!, { when: AT, body: 'Crumpled paper' })
  await write('entry', trashed!, { trashed: true }, { base: crumpled })
  const doomed = await write('entry', erased!, { when: AT, body: 'gone for good' })
  const inTrash = await write('entry', erased!, { trashed: true }, { base: doomed })
  await write('entry', erased!, {}, { base: inTrash, erase: true })
  const consent = server.app.ai.describe()
  if (consent) await me.call(giveReflectConsent, { body: { destination: consent.destination, model: consent.model } })
  const bytesOf = async (id: Id) => new Uint8Array(await (await me.call(getAttachment, { params: { id, size: 'full' } })).arrayBuffer())
  const imports = await importsOf(server, me)
  const { versions } = await me.call(listVersions, { params: { id: entry! } })
  return {
    says: [
      'First draft of a gale',
      'Only gulls so far.',
      whole.title!,
      'Spindrift up to the lamp.',
      'Porthcurno',
      7.25,
      'lighthouse',
      'two words',
      'Riverside pastimes',
      'Skimming stones',
      'sun-dappled',
      'Harbour log',
      'Lamp room',
      'Voyages',
      'Dinghy days',
      'High water at …',
      'the winter of the flood',
      'shipwreck',
      'The quay at dusk',
      'tides.txt',
      'tide table of the quay',
      'Crumpled paper',
      'Windmill tablet',
      'Barnacles everywhere',
      'old-logbook.md',
      entry!,
      moodOnly!,
      trashed!,
      photo!,
      sound!,
      file!,
    ],
    files: {
      [`journal/media/${photo}.webp`]: await bytesOf(photo!),
      [`journal/media/${sound}.wav`]: await bytesOf(sound!),
      [`journal/media/${file}.txt`]: await bytesOf(file!),
    },
    things: {
      'GET /api/journal/entries/:id': { params: { id: entry! } },
      'GET /api/journal/entries/:id/versions': { params: { id: entry! } },
      'GET /api/journal/entries/:id/versions/:versionId': { params: { id: entry!, versionId: versions[0]!.id } },
      'GET /api/journal/days/:day': { params: { day: '2026-05-04' }, strangerGets: 200 },
      'PUT /api/journal/attachments/:id': { params: { id: another! }, query: `?entryId=${entry}`, body: 'a plain note', strangerGets: 200 },
      'GET /api/journal/attachments/:id/:size': { params: { id: photo!, size: 'full' } },
      'POST /api/journal/reflect/answers/:id/stop': { params: { id: await runOf(server, me.user.id) } },
      ...imports,
    },
    jobs: WORK,
    pages: { '/journal/:id': { id: entry! } },
    looks: ['/journal/new', '/calendar?view=pixels'],
  }
}

type Id = string

/** A model's answer in progress. */
async function runOf(server: TestServer, userId: string): Promise<string> {
  const id = uuidv7()
  await server.app.database.pool.query(
    "insert into ai_runs (user_id, id, purpose, started_at) values ($1, $2, 'journal.reflections', now())",
    [userId, id],
  )
  return id
}

/** One finished import, and others in each state that allows an action, for all kinds; three imports may run at once. */
async function importsOf(server: TestServer, me: LivingPerson) {
  const note = Buffer.from('---\ndate: 2024-07-01\ntags: [imported]\n---\nBarnacles everywhere')
  const done = await importFile(server, me, 'old-logbook.md', note)
  const started = uuidv7()
  await me.call(beginImport, { body: { kind: 'journal', id: started, name: 'half.md', bytes: 12, zone: 'UTC' } })
  const ready = await upload(server, me, 'waiting.md', note)
  return {
    'GET /api/imports/:id': { params: { id: done.id } },
    'PUT /api/imports/:id/parts/:index': { params: { id: started, index: '0' }, body: 'a plain note' },
    // After its part has come, it waits for the person.
    'POST /api/imports/:id/reread': { params: { id: started }, body: { encoding: 'windows-1252' } },
    'POST /api/imports/:id/start': { params: { id: ready.id }, body: {} },
    'POST /api/imports/:id/cancel': { params: { id: started } },
    'POST /api/imports/:id/continue': { params: { id: done.id }, body: {} },
    'POST /api/imports/:id/undo': { params: { id: done.id } },
  }
}
