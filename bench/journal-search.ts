/**
 * The journal's search on a device: ten years of a person's writing (10,000 entries, 20 MB) in one index. Prints the time to
 * build it, its size, and the time to the first results of typical queries. Run it with: node bench/journal-search.ts
 */
import { Buffer } from 'node:buffer'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { addDays } from '../src/platform/contract/dates.ts'
import { JournalIndex } from '../src/features/journal/search/journal-index.ts'
import { parseQuery } from '../src/features/journal/search/parse.ts'
import { snippetsOf } from '../src/features/journal/search/snippet.ts'
import type { SearchDoc } from '../src/features/journal/search/types.ts'
import { print } from './lib/figures.ts'

const ENTRIES = 10_000
const CHARACTERS = 2000
const VOCABULARY = 40_000
const BUDGET_MS = 50

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let state = 20_261_121
function random(): number {
  state = (state * 1_664_525 + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const SYLLABLES =
  'ba be bi bo da de di do fa fe ga go ha he ka ki la le li lo ma me mi mo na ne ni no pa pe ra re ri ro sa se si so ta te ti to va we wi zu ün är ing ter den ung'.split(
    ' ',
  )
const words = Array.from({ length: VOCABULARY }, (_, i) => {
  const length = 1 + Math.floor(Math.log2(2 + i) / 4 + random() * 2)
  return (
    Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('') +
    (i < 200 ? '' : i.toString(36).replace(/\d/g, ''))
  )
})
/** Few words often, many seldom: Zipf's law. */
const word = (): string => words[Math.floor(VOCABULARY ** random()) - 1]!

function entryOf(i: number): SearchDoc {
  let body = ''
  while (body.length < CHARACTERS) body += `${word()}${random() < 0.08 ? '.\n' : ' '}`
  const localDay = addDays('2016-01-01', Math.floor((i * 3650) / ENTRIES))
  return {
    id: `entry-${i}`,
    at: Date.parse(`${localDay}T20:00:00Z`) + i,
    localDay,
    title: random() < 0.5 ? `${word()} ${word()} ${word()}` : '',
    // Flat, as text that was read is; not the rope of its making.
    body: Buffer.from(body).toString(),
    tags: random() < 0.3 ? [word()] : [],
    place: null,
    names: [],
    mood: 1 + Math.floor(random() * 5),
    moodId: null,
    attachments: random() < 0.2 ? ['photo'] : [],
    starred: random() < 0.05,
    hard: false,
    trashed: false,
    journalId: undefined,
  }
}

const entries = Array.from({ length: ENTRIES }, (_, i) => entryOf(i))
const byId = new Map(entries.map((entry) => [entry.id, entry]))
const common = words[3]!
const usual = words[300]!
const seldom = words[9000]!
const swapped = seldom.slice(0, 2) + seldom[3]! + seldom[2]! + seldom.slice(4)
const QUERIES = [
  ['one letter', usual[0]!],
  ['three letters', usual.slice(0, 3)],
  ['a common word', `${common} `],
  ['a seldom word', `${seldom} `],
  ['a typo', `${swapped} `],
  ['a word being typed, with a typo', swapped.slice(0, -1)],
  ['two words', `${common} ${usual} `],
  ['a phrase of common words', `"${words[1]} ${words[2]}"`],
  ['a word and not another', `${usual} -${common} `],
  ['filters', `${usual} mood:>3 has:photo after:2019`],
  ['filters alone', 'is:starred before:2020'],
] as const

collect()
const before = process.memoryUsage()
const start = performance.now()
const index = new JournalIndex()
for (const entry of entries) index.put(entry)
const built = performance.now() - start
collect()
const after = process.memoryUsage()
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

console.log(
  `${ENTRIES} entries, ${megabytes(entries.reduce((sum, { body }) => sum + body.length, 0))} of text, ${index.vocabulary.size} terms`,
)
print('building it all', `${built.toFixed(0)} ms`)
print('its memory', megabytes(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers))
print('  of which lists', megabytes(index.bytes))

/** The first thirty results with their marked text, as a person sees them. */
function ask(query: string): number {
  const { ranked, total, matched } = index.search(parseQuery(query), { limit: 30 })
  for (const { id } of ranked) snippetsOf(byId.get(id)!, matched)
  return total
}

for (const [name, query] of QUERIES) {
  const times: number[] = []
  let total = 0
  for (let i = 0; i < 15; i++) {
    const begin = performance.now()
    total = ask(query)
    times.push(performance.now() - begin)
  }
  const first = times[0]!
  times.sort((a, b) => a - b)
  const median = times[times.length >> 1]!
  print(`${name} (${total} found)`, `${median.toFixed(1)} ms, first ${first.toFixed(1)} ms`, {
    text: `≤ ${BUDGET_MS} ms`,
    met: median <= BUDGET_MS,
  })
}

const changes = performance.now()
for (let i = 0; i < 200; i++) index.put({ ...entries[i]!, body: `${entries[i]!.body} ${word()}` })
print('one entry changed', `${((performance.now() - changes) / 200).toFixed(2)} ms`)
