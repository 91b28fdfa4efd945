import { fold } from '#platform/contract/fold.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { foldTag, tokens } from './tokens.ts'
import { JournalIndex } from './journal-index.ts'
import { parseQuery } from './parse.ts'
import { plainText, wordsIn } from './plain-text.ts'
import { marksIn, snippetsOf } from './snippet.ts'
import type { SearchDoc } from './types.ts'
import { Vocabulary } from './vocabulary.ts'

const blank: SearchDoc = {
  id: '',
  at: 0,
  localDay: '2024-05-01',
  title: '',
  body: '',
  tags: [],
  place: null,
  names: [],
  mood: null,
  moodId: null,
  attachments: [],
  starred: false,
  hard: false,
  trashed: false,
  journalId: undefined,
}

let index: JournalIndex
const docs = new Map<string, SearchDoc>()
beforeEach(() => {
  index = new JournalIndex()
  docs.clear()
})

function put(id: string, part: Partial<SearchDoc>): void {
  const doc = { ...blank, ...part, id }
  docs.set(id, doc)
  index.put(doc)
}
const find = (query: string, limit = 50) => index.search(parseQuery(query), { limit })
const ids = (query: string) => find(query).ranked.map(({ id }) => id)
const shown = (query: string) => {
  const { ranked, matched } = find(query)
  return snippetsOf(docs.get(ranked[0]!.id)!, matched)
}
const marked = ({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) =>
  marks.map(([start, end]) => text.slice(start, end))

describe('words', () => {
  test('are found in any case, with or without accents', () => {
    put('a', { body: 'Crème brûlée in der Großen Straße' })
    for (const query of ['creme ', 'BRÛLÉE ', 'strasse ', 'Straße ', 'grossen ']) expect(ids(query)).toEqual(['a'])
  })

  test('fold into one, however they were typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
      }),
    )
    expect(foldTag('  New   York ')).toBe(foldTag('new-york'))
  })

  test('must all be there', () => {
    put('a', { body: 'sun and rain' })
    put('b', { body: 'sun' })
    expect(ids('sun rain ')).toEqual(['a'])
    expect(ids('sun snow ')).toEqual([])
  })

  test('being typed are found by their beginning, others only whole or with a star', () => {
    put('a', { body: 'gardening' })
    expect(ids('gard')).toEqual(['a'])
    expect(ids('gard ')).toEqual([])
    expect(ids('gard* ')).toEqual(['a'])
  })

  test('with apostrophes are found without them', () => {
    put('a', { body: "Anna’s letter, l'amour, don't" })
    for (const query of ['anna ', "Anna's ", 'amour ', 'dont ', "don't "]) expect(ids(query)).toEqual(['a'])
  })

  test('of scripts without blanks are found in the middle of a run', () => {
    put('ja', { body: '昨日は東京都に行きました。' })
    put('th', { body: 'สวัสดีชาวโลก' })
    put('ko', { body: '오늘은 산책을 했다' })
    for (const query of ['東京', '東京都', '都', '行きました']) expect(ids(query)).toEqual(['ja'])
    expect(ids('京東')).toEqual([])
    expect(ids('ชาว')).toEqual(['th'])
    expect(ids('산책')).toEqual(['ko'])
    expect(marked(shown('東京都').text)).toEqual(['東京都'])
    put('kana', { body: 'がっこう'.normalize('NFD') })
    expect(ids('がっこ')).toEqual(['kana'])
    expect(ids('かっこ')).toEqual([])
  })
})

describe('typing mistakes', () => {
  test('one wrong letter from four on, two from eight on, none below', () => {
    put('a', { body: 'I received a wonderful cat' })
    for (const query of ['recieved ', 'receved ', 'wonderfull ', 'wondreful ', 'wunderfol ']) expect(ids(query)).toEqual(['a'])
    for (const query of ['cot ', 'wunderfhol ']) expect(ids(query)).toEqual([])
  })

  test('rank below exact matches', () => {
    put('typo', { body: 'lonodn', at: 5 })
    put('right', { body: 'london', at: 1 })
    expect(ids('london ')).toEqual(['right', 'typo'])
  })

  test('do not count in excluded or quoted words', () => {
    put('a', { body: 'wonderful' })
    expect(ids('is:starred -wonderfil')).toEqual([])
    expect(ids('-wonderfil')).toEqual(['a'])
    expect(ids('"wonderfil"')).toEqual([])
  })

  test('the words near another match a plain edit-distance calculation', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { maxLength: 40 }),
        letters,
        fc.constantFrom(1 as const, 2 as const),
        fc.boolean(),
        (words, term, typos, prefix) => {
          const vocabulary = new Vocabulary()
          for (const [i, word] of words.entries()) vocabulary.add(word, i)
          const near = new Map(vocabulary.near(term, typos, { prefix }).map((one) => [one.term, one.distance]))
          for (const word of words) {
            const distance = prefix
              ? Math.min(...Array.from({ length: word.length + 1 }, (_, n) => alignment(term, word.slice(0, n))))
              : alignment(term, word)
            expect(near.get(word), `${term} ~ ${word}`).toBe(word !== term && distance <= typos ? distance : undefined)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})

/** Optimal string alignment distance, implemented directly from its definition. */
function alignment(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      d[i]![j] = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1)
    }
  return d[a.length]![b.length]!
}

describe('phrases, exclusions and filters', () => {
  test('a phrase matches only as quoted, and not across two fields', () => {
    put('a', { body: 'a long walk home' })
    put('b', { body: 'walk long' })
    put('c', { title: 'long', body: 'walk' })
    expect(ids('"long walk"')).toEqual(['a'])
    expect(ids('"long wal')).toEqual(['a'])
    expect(ids('"walk long"')).toEqual(['b'])
  })

  test('a word with a hyphen is its parts in a row', () => {
    put('a', { body: 'my well-being' })
    put('b', { body: 'being well' })
    expect(ids('well-being')).toEqual(['a'])
  })

  test('excluded words remove entries from the results', () => {
    put('a', { body: 'rain', tags: ['work'] })
    put('b', { body: 'rain and sun' })
    expect(ids('rain -sun')).toEqual(['a'])
    expect(ids('rain -#work')).toEqual(['b'])
    expect(ids('-rain')).toEqual([])
  })

  test('tags match whole, with blanks and all; they are words too', () => {
    put('a', { tags: ['New York'] })
    put('b', { body: 'new york', tags: ['york'] })
    expect(ids('#"new york" ')).toEqual(['a'])
    expect(ids('#york ')).toEqual(['b'])
    expect(ids('#new')).toEqual(['a'])
    expect(ids('york ').toSorted()).toEqual(['a', 'b'])
  })

  test('filters hold without any word, newest first', () => {
    put('a', { at: 1, localDay: '2023-12-31', mood: 2, attachments: ['photo'], starred: true })
    put('b', { at: 2, localDay: '2024-01-01', mood: 4, body: 'x', place: 'Lissabon, Café' })
    put('c', { at: 3, localDay: '2024-02-29', mood: 5, hard: true, attachments: ['audio', 'file'] })
    put('d', { at: 4, localDay: '2024-03-01', trashed: true, body: 'gone' })
    expect(ids('mood:>3')).toEqual(['c', 'b'])
    expect(ids('-mood:>3')).toEqual(['a'])
    expect(ids('has:photo')).toEqual(['a'])
    expect(ids('has:audio has:file')).toEqual(['c'])
    expect(ids('has:text')).toEqual(['b'])
    expect(ids('has:place')).toEqual(['b'])
    expect(ids('in:lissa')).toEqual(['b'])
    expect(ids('in:"lissabon cafe"')).toEqual(['b'])
    expect(ids('is:starred')).toEqual(['a'])
    expect(ids('is:hard')).toEqual(['c'])
    expect(ids('is:trash')).toEqual(['d'])
    expect(ids('gone')).toEqual([])
    expect(ids('before:2024')).toEqual(['a'])
    expect(ids('after:2023')).toEqual(['c', 'b'])
    expect(ids('on:2024-02')).toEqual(['c'])
    expect(find('').total).toBe(0)
  })
})

describe('ranking', () => {
  test('title before tag before text', () => {
    put('text', { body: 'sea sea sea sea sea', at: 9 })
    put('tag', { tags: ['sea'], body: 'water', at: 5 })
    put('title', { title: 'The sea', body: 'water', at: 1 })
    expect(ids('sea ')).toEqual(['title', 'tag', 'text'])
  })

  test('whole words before beginnings, and the newer of equals first', () => {
    put('longer', { body: 'gardener', at: 9 })
    put('old', { body: 'garden', at: 1 })
    put('new', { body: 'garden', at: 2 })
    expect(ids('garden')).toEqual(['new', 'old', 'longer'])
  })

  test('pages follow each other without gap or repeat', () => {
    for (let i = 0; i < 25; i++) put(`e${i}`, { body: 'rain', at: i })
    const all = find('rain', 25)
    const second = index.search(parseQuery('rain'), { limit: 10, offset: 10 })
    expect(all.total).toBe(25)
    expect(second.ranked).toEqual(all.ranked.slice(10, 20))
  })
})

describe('the index', () => {
  test('an entry written again, also repeatedly, is found by its new words only', () => {
    for (let i = 0; i < 3000; i++) put('a', { body: `draft number${i}` })
    put('b', { body: 'draft' })
    expect(ids('draft ').toSorted()).toEqual(['a', 'b'])
    expect(ids('number2999 ')).toEqual(['a'])
    expect(ids('"draft number17"')).toEqual([])
    expect(index.size).toBe(2)
    index.remove('a')
    expect(ids('draft ')).toEqual(['b'])
  })

  test('finds exactly the entries that hold all words, like reading them one by one', () => {
    const word = fc.constantFrom('ant', 'bee', 'cat', 'dog', 'elk')
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '))
    const act = fc.record({ id: fc.integer({ min: 0, max: 12 }), text, isRemoved: fc.boolean() })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), (acts, query) => {
        const tried = new JournalIndex()
        const plain = new Map<string, string>()
        for (const { id, text: body, isRemoved: removed } of acts) {
          if (removed) tried.remove(`${id}`)
          else tried.put({ ...blank, id: `${id}`, body })
          if (removed) plain.delete(`${id}`)
          else plain.set(`${id}`, body)
        }
        const hits = [...plain].filter(([, body]) => query.every((one) => body.split(' ').includes(one))).map(([id]) => id)
        const phrase = [...plain].filter(([, body]) => ` ${body} `.includes(` ${query.join(' ')} `)).map(([id]) => id)
        const search = (q: string) =>
          tried
            .search(parseQuery(q), { limit: 100 })
            .ranked.map(({ id }) => id)
            .toSorted()
        expect(search(`${query.join(' ')} `)).toEqual(hits.toSorted())
        expect(search(`"${query.join(' ')}"`)).toEqual(phrase.toSorted())
      }),
      { numRuns: 200 },
    )
  })
})

describe('snippets', () => {
  test('the words are marked in title and text, beginnings and typos too', () => {
    put('a', {
      title: 'Rainfall',
      body: `${'Nothing much. '.repeat(40)}Then the **rain** came, a wonderfull rain. ${'And on. '.repeat(40)}`,
    })
    const { title, text } = shown('rain wonderful ')
    expect(marked(title)).toEqual([])
    expect(marked(text)).toEqual(['rain', 'wonderfull', 'rain'])
    expect(text.text).toMatch(/^….*…$/)
    expect(text.text.length).toBeLessThan(260)
    expect(marked(shown('rai').title)).toEqual(['Rainfall'])
  })

  test('a phrase is marked where it stands, and its words are not elsewhere', () => {
    put('a', { body: 'the end of the day, the day' })
    expect(marked(shown('"the day"').text)).toEqual(['the', 'day', 'the', 'day'])
    expect(shown('"the day"').text.marks[0]![0]).toBe(11)
  })

  test('marks lie within the text, in order and apart, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (body, query) => {
        const one = new JournalIndex()
        one.put({ ...blank, id: 'a', title: body.slice(0, 80), body: `${body} ${query}` })
        const { matched } = one.search(parseQuery(query), { limit: 1 })
        const doc = { title: body.slice(0, 80), body: `${body} ${query}` }
        for (const { text, marks } of Object.values(snippetsOf(doc, matched))) {
          let last = 0
          for (const [start, end] of marks) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(text.length)
            last = end
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('tokens are found in the text where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { term, start, end } of tokens(text)) {
          expect(term).not.toBe('')
          expect(end).toBeGreaterThan(start)
          expect(text.slice(start, end)).not.toBe('')
          expect(marksIn(text, { terms: new Set([term]), phrases: [] }).length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('Markdown without its signs', () => {
  test.each([
    ['# Title\n\nSome **bold** and _slanted_ words', 'Title\n\nSome bold and slanted words'],
    ['- [ ] one\n- [x] two\n1. three\n> four', 'one\ntwo\nthree\nfour'],
    ['![A tree](attachment:1) and [a link](https://example.org "t")', 'A tree and a link'],
    ['snake_case stays, 2 * 3 too \\# this', 'snake_case stays, 2  3 too # this'],
    ['```js\ncode\n```', '\ncode\n'],
    ['plain', 'plain'],
  ])('%j', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain)
  })

  test('a megabyte of signs is read in no time, and any text without an error', () => {
    for (const sign of ['[', '*', '_', '#', '>', '`', '<', '|', '![](', '- ', '\\', '---']) plainText(sign.repeat(1_000_000 / sign.length))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainText(text).length).toBeLessThanOrEqual(text.length + 1)
      }),
    )
  })

  test.each([
    ['', 0],
    ['Two words', 2],
    ["It's well-being, 3.5 times", 4],
    ['今日は', 3],
    ['Ein Tag in 東京', 5],
  ])('%j has %i words', (text, words) => {
    expect(wordsIn(text)).toBe(words)
  })
})
