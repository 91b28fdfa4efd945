// Automatic checks of texts about people: no types, no fixed traits, no repeated sentence. A person must read them, too.
import { describe, expect, test } from 'vitest'
import { CONTENT_LANGUAGES, SCORE_LEVELS, type ContentLanguage, type LevelWords } from '../scales.ts'
import { INSTRUMENTS } from './catalog.ts'
import { loadTexts, loadTipWords, loadWords } from './load.ts'

const ASPECTS = ['strength', 'cost', 'daily', 'others', 'stressed'] as const

/** Matches whole words, also next to umlauts. */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

/** Expressions that no text may contain: labels, fates, diagnoses, rankings, absolutes, orders and hype. */
const REFUSED: Record<ContentLanguage, readonly RegExp[]> = {
  en: [
    word('types?'),
    word('you are an?'),
    word('disorders?|symptoms?|diagnos\\w+|patholog\\w+|patients?|abnormal|neurotics?|depressed|depressive|autis\\w+|adhd|narciss\\w+'),
    word('always|never|by nature|born to|destined|hard-?wired|(that|this) is who you are'),
    word('(better|worse|worthy|worthless|best|worst) (person|people|human|version)'),
    word('amazing|incredible|unlock|superpower|potential|thrive|genius|guaranteed|proven to'),
    word('you (should|must|need to|have to)'),
    /!/,
  ],
  de: [
    word('typ|typen|typisch'),
    word('du bist ein\\w*'),
    word('störung\\w*|symptom\\w*|diagnos\\w*|patholog\\w*|patient\\w*|abnormal|neurotisch|depressi\\w*|autis\\w*|narziss\\w*'),
    word('immer(?! (wieder|noch))|niemals|nie|von natur aus|veranlagt|so bist du'),
    word('(besserer|schlechterer|wertvoller|wertloser) mensch|bessere version|beste version'),
    word('unglaublich|potenzial|superkraft|genie|garantiert|nachweislich'),
    word('du (solltest|musst)'),
    /!/,
  ],
}

/** Words that only the other language has. */
const LEFT_OVER: Record<ContentLanguage, RegExp> = {
  en: /[äöüß]|\b(und|nicht|oder|dich|dein\w*|eine?)\b/i,
  de: /\b(the|and|you|your|with|is|of|not|are|that|facet|facets|score|scores|level|people|feelings?)\b/,
}

type Text = { where: string; text: string }

async function levels(language: ContentLanguage): Promise<{ where: string; isDomain: boolean; isShort: boolean; words: LevelWords }[]> {
  // The short form uses the texts of the long one.
  const ids = INSTRUMENTS.map(({ id }) => id).filter((id) => id !== 'mini-ipip')
  const all = await Promise.all(ids.map(async (id) => ({ id, scales: (await loadWords(id, language))!.scales })))
  return all.flatMap(({ id, scales }) =>
    Object.entries(scales).flatMap(([scale, { levels: of }]) =>
      SCORE_LEVELS.map((level) => ({
        where: `${language} ${scale} ${level}`,
        isDomain: scale.length === 1,
        isShort: id !== 'ipip-neo-120',
        words: of[level],
      })),
    ),
  )
}

async function shownToAPerson(language: ContentLanguage): Promise<Text[]> {
  const wording = (await levels(language)).flatMap(({ where, words }) =>
    Object.entries(words).map(([key, text]) => ({ where: `${where} ${key}`, text })),
  )
  const tips = Object.entries(await loadTipWords(language)).flatMap(([id, words]) =>
    Object.entries(words).map(([key, text]) => ({ where: `${language} tip ${id} ${key}`, text })),
  )
  return [...wording, ...tips]
}

async function everything(language: ContentLanguage): Promise<Text[]> {
  const rest = await Promise.all(
    INSTRUMENTS.map(async ({ id }): Promise<Text[]> => {
      const { scales, research } = (await loadWords(id, language))!
      const { name, about, instruction, responses, items } = (await loadTexts(id, language))!
      return [
        ...Object.entries(scales).flatMap(([scale, { name: its, about: text, ends }]) =>
          [its, text, ends.low, ends.high].map((of) => ({ where: `${language} ${scale}`, text: of })),
        ),
        ...research.flatMap(({ title, text }) => [title, text].map((of) => ({ where: `${language} research`, text: of }))),
        ...[name, about, instruction, ...responses, ...Object.values(items)].map((text) => ({ where: `${language} ${id}`, text })),
      ]
    }),
  )
  return [...(await shownToAPerson(language)), ...rest.flat()]
}

/** All matches of the patterns, with their places. */
const found = (texts: readonly Text[], patterns: readonly RegExp[]) =>
  texts.flatMap(({ where, text }) =>
    patterns.flatMap((pattern) => (pattern.test(text) ? [`${where}: ${pattern.exec(text)![0]} in “${text}”`] : [])),
  )

const sentencesOf = (text: string): string[] => text.match(/[^.!?;:]+(?:[.!?]+[”“]?|$)/g)?.map((part) => part.trim().toLowerCase()) ?? []
const countOf = (text: string) => text.split(/(?<=[.?!][”“]?)\s+(?=[„“A-ZÄÖÜ])/).length

describe.each(CONTENT_LANGUAGES)('in %s', (language) => {
  test('every scale has every aspect at three levels, of a readable length', async () => {
    const all = await levels(language)
    expect(all).toHaveLength((35 + 4) * 3)
    for (const { where, isDomain, words } of all) {
      expect([...ASPECTS, 'shared', 'summary', 'title'].sort()).toEqual(Object.keys(words).sort())
      expect(words.title.length, where).toBeLessThanOrEqual(40)
      expect(countOf(words.summary), `${where} summary`).toBe(1)
      expect(words.summary.length, where).toBeLessThanOrEqual(160)
      expect(countOf(words.shared), `${where} shared`).toBeLessThanOrEqual(2)
      for (const aspect of ASPECTS) {
        const [least, most] = isDomain ? [2, 4] : [1, 3]
        const text = words[aspect]
        expect(countOf(text), `${where} ${aspect}: ${text}`).toBeGreaterThanOrEqual(least)
        expect(countOf(text), `${where} ${aspect}: ${text}`).toBeLessThanOrEqual(most)
        expect(text.length, `${where} ${aspect}`).toBeGreaterThanOrEqual(isDomain ? 90 : 20)
        expect(text.length, `${where} ${aspect}`).toBeLessThanOrEqual(isDomain ? 380 : 250)
        expect(text, where).toMatch(/^[„“]?[A-ZÄÖÜ].*[.?]$/)
      }
    }
  })

  test('no sentence occurs twice', async () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { where, text } of await shownToAPerson(language)) {
      for (const sentence of sentencesOf(text).filter((of) => of.split(' ').length > 3)) {
        if (seen.has(sentence)) twice.push(`${where} and ${seen.get(sentence)}: ${sentence}`)
        seen.set(sentence, where)
      }
    }
    expect(twice).toEqual([])
    expect(seen.size).toBeGreaterThan(1000)
  })

  test('no text contains a forbidden expression', async () => {
    expect(found(await shownToAPerson(language), REFUSED[language])).toEqual([])
  })

  test('the texts for a shared page address nobody and give no advice', async () => {
    const address = language === 'en' ? /\b(you|your|yours|yourself)\b/i : /\b(du|dich|dir|dein\w*)\b/i
    for (const { where, words } of await levels(language)) expect(words.shared, where).not.toMatch(address)
  })

  test('no text contains words of the other language', async () => {
    expect(found(await everything(language), [LEFT_OVER[language]])).toEqual([])
  })

  test('openings vary: no two words begin more than one in eight of the paragraphs', async () => {
    const paragraphs = (await levels(language)).flatMap(({ words }) => ASPECTS.map((aspect) => words[aspect]))
    const openings = Map.groupBy(paragraphs, (text) => text.split(' ').slice(0, 2).join(' '))
    for (const [opening, texts] of openings) expect(texts.length / paragraphs.length, opening).toBeLessThan(1 / 8)
  })

  test('every research note has sources, each with authors, a year and a place', async () => {
    for (const { id } of INSTRUMENTS) {
      const { research } = (await loadWords(id, language))!
      for (const { title, text, sources } of research) {
        expect(title.length).toBeLessThanOrEqual(60)
        expect(text.length).toBeLessThanOrEqual(420)
        expect(sources.length).toBeGreaterThan(0)
        for (const source of sources) expect(source.text).toMatch(/^\S.+ \((19|20)\d\d\)\. .+\.$/)
      }
    }
    expect((await loadWords('ipip-neo-120', language))!.research.length).toBeGreaterThanOrEqual(8)
  })
})
