// Checks that the data equals its source and is complete in every language. words.test.ts checks the texts.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { CONTENT_LANGUAGES, type Instrument, type InstrumentTexts } from '../scales.ts'
import { INSTRUMENTS } from './catalog.ts'
import { loadInstrument, loadTexts, loadTipWords, loadTips, loadWords } from './load.ts'

const DOMAINS = ['N', 'E', 'O', 'A', 'C']
/** Checksums of items and norms in our source files, in the plain form that `checksum` writes. */
const ITEMS_SHA256 = 'ea0092096efb4dcf16f3445778385b77c0278d676e6928839e25b8d5e36e3b81'
const NORMS_SHA256 = '5a5bf692a048b43d7db90b0d4a4078939c0fc32f219f88731aca4a88aa9b193d'

const checksum = (lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex')
const instrumentOf = async (id: string) => (await loadInstrument(id))!
const textsOf = async (id: string, language: 'en' | 'de') => (await loadTexts(id, language))!

describe('the long form', () => {
  test('has the items of its source, word for word, in order and with their keys', async () => {
    const { items, scales } = await instrumentOf('ipip-neo-120')
    const texts = await textsOf('ipip-neo-120', 'en')
    const facetOf = (id: string) => scales.find(({ parent, items: of }) => parent && of.includes(id))!.id
    const lines = items.map(({ id, keyed, foreign }) => [id, foreign!['bigfive-web'], facetOf(id), keyed, texts.items[id]].join('|'))
    expect(checksum(lines)).toBe(ITEMS_SHA256)
  })

  test('has the norms of its source, all 560 numbers', async () => {
    const { norms } = await instrumentOf('ipip-neo-120')
    const published = norms.filter(({ derived }) => !derived)
    const lines = published.flatMap(({ sex, ages, scales }) =>
      Object.entries(scales).map(([scale, { mean, sd }]) => [sex, ages!.from, ages!.to === 120 ? '' : ages!.to, scale, mean, sd].join('|')),
    )
    expect(lines).toHaveLength(8 * 35)
    expect(checksum(lines)).toBe(NORMS_SHA256)
  })

  test('asks domain by domain, and within each domain facet by facet', async () => {
    const { items, scales } = await instrumentOf('ipip-neo-120')
    for (const [index, { id }] of items.entries()) {
      const facet = `${DOMAINS[index % 5]}${Math.floor((index % 30) / 5) + 1}`
      expect(scales.filter(({ items: of }) => of.includes(id)).map((scale) => scale.id)).toEqual([facet[0], facet])
    }
    const reversed = DOMAINS.map((domain) => items.filter(({ id, keyed }) => keyed === 'minus' && itemsOf(scales, domain).has(id)).length)
    expect(reversed).toEqual([7, 6, 12, 17, 13])
  })

  test('has the published means and deviations of men from 21 to 40', async () => {
    const { norms } = await instrumentOf('ipip-neo-120')
    const { scales } = norms.find(({ id }) => id === 'male-21-40')!
    expect(DOMAINS.map((domain) => scales[domain])).toEqual([
      { mean: 66.97, sd: 16.48 },
      { mean: 78.9, sd: 15.21 },
      { mean: 86.51, sd: 12.65 },
      { mean: 84.22, sd: 13.1 },
      { mean: 85.5, sd: 14.27 },
    ])
  })

  test('covers every age once for each sex', async () => {
    const { norms } = await instrumentOf('ipip-neo-120')
    for (const sex of ['male', 'female']) {
      const ages = norms.flatMap((group) => (group.sex === sex && group.ages ? [group.ages] : [])).sort((a, b) => a.from - b.from)
      expect(ages.map(({ from }) => from)).toEqual([0, ...ages.slice(0, -1).map(({ to }) => to + 1)])
      expect(ages.at(-1)!.to).toBe(120)
    }
  })

  test('has a neutral group with the average mean of the groups, and a spread that is at least their average', async () => {
    const { norms } = await instrumentOf('ipip-neo-120')
    const groups = norms.filter(({ derived }) => !derived)
    const neutral = norms.find(({ id }) => id === 'neutral')!
    expect(neutral).toMatchObject({ sex: null, ages: null, derived: 'pooled' })
    for (const [scale, { mean, sd }] of Object.entries(neutral.scales)) {
      const means = groups.map(({ scales }) => scales[scale]!.mean)
      const variances = groups.map(({ scales }) => scales[scale]!.sd ** 2)
      expect(Math.abs(mean - average(means))).toBeLessThan(0.0051)
      expect(sd ** 2).toBeGreaterThan(average(variances) - 0.1)
    }
  })
})

describe('the short form', () => {
  test('has four items for each domain, with the keys of Donnellan and others (2006)', async () => {
    const { items, scales } = await instrumentOf('mini-ipip')
    expect(scales.map(({ id }) => id)).toEqual(DOMAINS)
    expect(scales.map(({ items: of }) => of)).toEqual([4, 1, 5, 2, 3].map((first) => [0, 5, 10, 15].map((later) => `${first + later}`)))
    expect(items.filter(({ keyed }) => keyed === 'minus').map(({ id }) => Number(id))).toEqual([6, 7, 8, 9, 10, 15, 16, 17, 18, 19, 20])
  })

  test('has the same text as the long form for each shared item, in both languages', async () => {
    const shared = { 5: 3, 7: 89, 8: 40, 11: 37, 12: 43, 15: 83 }
    for (const language of CONTENT_LANGUAGES) {
      const [short, long] = [await textsOf('mini-ipip', language), await textsOf('ipip-neo-120', language)]
      for (const [mine, theirs] of Object.entries(shared)) expect(short.items[mine]).toBe(long.items[`${theirs}`])
    }
  })
})

describe.each(INSTRUMENTS)('$id', ({ id, items: count, minutes, points }) => {
  test('matches its entry in the catalog', async () => {
    const instrument = await instrumentOf(id)
    expect(instrument).toMatchObject({ id, minutes, points })
    expect(instrument.items).toHaveLength(count)
  })

  test('is consistent: every item once, in a scale; parents first; sources and norms that exist', async () => {
    const instrument = await instrumentOf(id)
    expectConsistent(instrument)
  })

  test.each(CONTENT_LANGUAGES)('has an item text for every item in %s, none twice, and a label for each answer', async (language) => {
    const instrument = await instrumentOf(id)
    const texts = await textsOf(id, language)
    expect(Object.keys(texts.items)).toEqual(instrument.items.map((item) => item.id))
    expect(new Set(Object.values(texts.items)).size).toBe(count)
    expect(new Set(texts.responses).size).toBe(points)
    for (const text of Object.values(texts.items)) expect(text.length).toBeLessThanOrEqual(90)
    expectTranslationIsOwned(texts, language)
  })

  test.each(CONTENT_LANGUAGES)('has words for every scale in %s', async (language) => {
    const { scales } = await instrumentOf(id)
    const words = (await loadWords(id, language))!
    expect(Object.keys(words.scales).sort()).toEqual(scales.map((scale) => scale.id).sort())
    expect(words.research.length).toBeGreaterThan(0)
  })
})

test('an unknown instrument is undefined, even with the name of an object property', async () => {
  for (const id of ['', 'nothing', 'toString', '__proto__']) {
    expect(await loadInstrument(id)).toBeUndefined()
    expect(await loadTexts(id, 'en')).toBeUndefined()
    expect(await loadWords(id, 'de')).toBeUndefined()
  }
})

test('the German items differ from the English ones, and say “ich”', async () => {
  for (const { id } of INSTRUMENTS) {
    const [en, de] = [await textsOf(id, 'en'), await textsOf(id, 'de')]
    for (const [item, text] of Object.entries(de.items)) {
      expect(text).not.toBe(en.items[item])
      expect(text).toMatch(/\b(ich|mir|mich|mein|meine|meinen|meiner|das Wohl anderer|andere Menschen)\b/i)
      expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/)
    }
  }
})

describe('tips', () => {
  test('every facet and every domain has one', async () => {
    const { scales } = await instrumentOf('ipip-neo-120')
    const covered = new Set((await loadTips()).flatMap(({ when }) => when.map(({ scale }) => scale)))
    for (const { id } of scales) expect(covered).toContain(id)
  })

  test('exist in both languages, each once, and refer to scales that exist', async () => {
    const tips = await loadTips()
    const ids = tips.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of CONTENT_LANGUAGES) expect(Object.keys(await loadTipWords(language)).sort()).toEqual(ids.toSorted())
    for (const { instrument, when } of tips) {
      const { scales } = await instrumentOf(instrument)
      for (const { scale, level } of when) {
        expect(scales.map(({ id }) => id)).toContain(scale)
        expect(['low', 'average', 'high']).toContain(level)
      }
    }
  })

  test('lead to pages, prompts and tracks that exist', async () => {
    const read = async (file: string) => JSON.parse(await readFile(`src/features/${file}`, 'utf8')) as { id: string }[]
    const prompts = [...(await read('journal/prompts/first.json')), ...(await read('journal/prompts/bank.json'))].map(({ id }) => id)
    const tracks = await Promise.all(
      ['anxiety', 'body-scan', 'breath', 'focus', 'loving-kindness', 'nature', 'sleep', 'walking'].map(async (category) =>
        (await read(`soul/server/catalogue/tracks/${category}.json`)).map(({ id }) => id),
      ),
    )
    const places = new Set([
      '/habits',
      '/journal/insight',
      ...prompts.map((id) => `/journal/new?prompt=${id}`),
      ...tracks.flat().map((id) => `/soul/track/${id}`),
    ])
    for (const { link } of await loadTips()) expect(places).toContain(link)
  })
})

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function itemsOf(scales: Instrument['scales'], domain: string): ReadonlySet<string> {
  return new Set(scales.find(({ id }) => id === domain)!.items)
}

function expectConsistent({ items, scales, norms, sources, licence }: Instrument): void {
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(scales.flatMap((scale) => scale.items))).toEqual(new Set(ids))
  for (const [at, { id, parent, items: of, leastAnswers, reliability }] of scales.entries()) {
    if (parent) expect(scales.slice(0, at).find((scale) => scale.id === parent)!.items).toEqual(expect.arrayContaining([...of]))
    expect(of.length, id).toBeGreaterThanOrEqual(leastAnswers)
    expect(leastAnswers).toBeGreaterThanOrEqual(of.length / 2)
    expect(reliability.alpha).toBeGreaterThan(0.5)
    expect(reliability.alpha).toBeLessThan(1)
    expect(sources[reliability.source]).toBeDefined()
  }
  for (const norm of norms) {
    expect(Object.keys(norm.scales).sort()).toEqual(scales.map(({ id }) => id).sort())
    expect(sources[norm.source]).toBeDefined()
  }
  expect(licence.name).toBe('public domain')
}

/** A translation that no study has validated says so. */
function expectTranslationIsOwned({ translation }: InstrumentTexts, language: string): void {
  if (language === 'en') expect(translation).toBeUndefined()
  else expect(translation).toMatch(/eigene Übersetzung.*nicht in einer Studie geprüft/)
}
