// The journal with ten years of entries against one month: list, pull and autosave; and search on the server, cold and warm.
import { addDays } from '#platform/contract/dates.ts'
import type { EntryData } from '#features/journal/contract/records.ts'
import { defaultsOf } from '#features/journal/record-defaults.ts'
import { pushChanges, putRecords, type WholeRecord } from '#features/journal/server/sync/push.ts'
import { listEntries, pullRecords } from '#features/journal/server/sync/read.ts'
import { openSearch } from '#features/journal/server/search/search.ts'
import { daysOf } from '#features/journal/server/sync/days.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { makeUser } from '#testing/make-user.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const RUNS = 120
const TODAY = '2026-05-04'
const server = await benchServer({ now: () => new Date(`${TODAY}T20:00:00Z`) })
const { app } = server.running

// Words with the frequencies of a language: few are common, most are rare (Zipf).
const WORDS = Array.from({ length: 12_000 }, (_, n) => `${'bcdfglmnprst'[n % 12]}${'aeiou'[n % 5]}${(n * 7919).toString(36)}`)
let dice = 42
const random = () => (dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
const word = () => WORDS[Math.floor(WORDS.length ** random()) - 1] ?? WORDS[0]!
const text = (bytes: number) => {
  let written = ''
  while (written.length < bytes) written += `${word()} `
  return written
}

type Author = Parameters<typeof pushChanges>[1]

/** A person with `count` entries of about 2 KB, spread over as many days. */
async function person(count: number): Promise<Author> {
  const { id } = await makeUser(app)
  const author: Author = { id, sessionId: 'bench', zone: 'UTC', dayStart: 240, locale: 'en' }
  const records = Array.from({ length: count }, (_, n): WholeRecord<'entry'> => {
    const when = { at: `${addDays(TODAY, -(n % 3650))}T10:00:00.000Z`, zone: 'UTC', localDay: addDays(TODAY, -(n % 3650)) }
    const data = {
      ...(defaultsOf('entry') as EntryData),
      when,
      createdAt: when.at,
      title: text(20),
      body: text(2000),
      mood: { level: 1 + (n % 5), moodId: null },
    }
    return { kind: 'entry', id: uuidv7(), data }
  })
  for (let n = 0; n < records.length; n += 500) await putRecords(app, author, records.slice(n, n + 500))
  return author
}

const [month, decade] = [await person(30), await person(10_000)]
await app.db.execute('vacuum analyze')

const drafts = new Map<Author, string>()
for (const author of [month, decade]) {
  const id = uuidv7()
  drafts.set(author, id)
  const patch = { when: { at: `${TODAY}T19:00:00.000Z`, zone: 'UTC', localDay: TODAY }, body: text(2000) }
  await pushChanges(app, author, [
    { kind: 'entry', changeId: uuidv7(), recordId: id, base: 0, editedAt: patch.when.at, device: 'Bench', patch },
  ])
}
const autosave = (author: Author) =>
  pushChanges(app, author, [
    {
      kind: 'entry',
      changeId: uuidv7(),
      recordId: drafts.get(author)!,
      base: 1,
      editedAt: `${TODAY}T19:30:00.000Z`,
      device: 'Bench',
      patch: { body: text(2000) },
    },
  ])
const head = new Map<Author, number>()
for (const author of [month, decade]) {
  let since = 0
  for (let more = true; more;) ({ next: since, more } = await pullRecords(app, author, { since, limit: 500, entries: '1' }))
  head.set(author, since)
}
const work: Record<string, (author: Author) => Promise<unknown>> = {
  'list of 30': (author) => listEntries(app, author.id, { limit: 30, trash: false }),
  'pull of what is new': (author) => pullRecords(app, author, { since: head.get(author)! - 5, limit: 200, entries: '1' }),
  autosave: autosave,
  'calendar month': (author) => daysOf(app, author.id, { from: addDays(TODAY, -29), to: TODAY }),
}
const figures = new Map<string, number[]>()
for (const [name, run] of Object.entries(work)) {
  for (let n = 0; n < RUNS; n++) {
    // In turn, so that both meet the same machine.
    for (const author of [month, decade]) {
      const key = `${name} ${author === month ? 'month' : 'decade'}`
      figures.set(key, [...(figures.get(key) ?? []), ...(await timed(1, () => run(author), n === 0 ? 15 : 0))])
    }
  }
}
console.log(`Journal, 10,000 entries of 2 KB over ten years against 30 over a month, median of ${RUNS}`)
for (const name of Object.keys(work)) {
  const [short, long] = [median(figures.get(`${name} month`)!), median(figures.get(`${name} decade`)!)]
  print(`${name}, one month`, `${short.toFixed(2)} ms`)
  print(`${name}, ten years`, `${long.toFixed(2)} ms`)
  print('  ratio', ratio(long / short), { text: '≤ 1.20', met: long / short <= 1.2 })
}

const pulling = performance.now()
let pulled = 0
for (let since = 0, more = true; more;) {
  const page = await pullRecords(app, decade, { since, limit: 500, entries: '1' })
  pulled += page.records.length
  ;({ next: since, more } = page)
}
print(`first pull of everything (${pulled} records)`, `${(performance.now() - pulling).toFixed(0)} ms`)

const { search: searchOf, forget } = openSearch(app)
const search = (query: string) => searchOf(decade.id, { query, limit: 30, offset: 0 })
await forget(decade.id)
// The event reaches all processes, including this one.
await new Promise((resolve) => setTimeout(resolve, 200))
const cold = await timed(1, () => search(WORDS[40]!), 0)
print('search, first after a start: newest entries', `${cold[0]!.toFixed(0)} ms`, { text: '< 250 ms', met: cold[0]! < 250 })
const whole = performance.now()
while (!(await search(WORDS[40]!)).complete);
print('search, until all ten years are read', `${(performance.now() - whole + cold[0]!).toFixed(0)} ms`)
const warm = await timed(60, (n) => search(n % 2 ? WORDS[300 + n]!.slice(0, 4) : `${WORDS[30 + n]!} ${WORDS[n]!}`))
print('search, warm, median', `${median(warm).toFixed(1)} ms`, { text: '< 250 ms', met: median(warm) < 250 })
print('search, warm, slowest of 60', `${Math.max(...warm).toFixed(1)} ms`)
await server.close()
