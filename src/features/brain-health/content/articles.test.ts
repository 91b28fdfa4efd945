import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { minutesFor, readArticle, wordsIn } from './article.ts'
import { ARTICLES, TOPICS } from './catalog.ts'

const FOLDER = 'src/features/brain-health/content/articles'
const files = readdirSync(FOLDER).map((name) => {
  const [slug = '', language = ''] = name.split('.')
  return { name, slug, language: language as 'en' | 'de', article: readArticle(readFileSync(path.join(FOLDER, name), 'utf8')) }
})
const sentencesOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/(?<=[.!?”“])\s+/))

describe('the articles', () => {
  test('are twenty or more, and every topic has some', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(20)
    expect(new Set(ARTICLES.map(({ topic }) => topic))).toEqual(new Set(TOPICS))
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length)
  })

  test('are all in the catalog in both languages, with their title and number of words, and nothing else', () => {
    const listed = ARTICLES.flatMap(({ slug, en, de }) => [
      { name: `${slug}.en.md`, ...en },
      { name: `${slug}.de.md`, ...de },
    ])
    const there = files.map(({ name, article }) => ({ name, title: article.title, words: wordsIn(article) }))
    expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(there.toSorted((a, b) => a.name.localeCompare(b.name)))
  })

  test.each(files)('have a length for one sitting, a lead, and sources: $name', ({ article }) => {
    expect(article.title).toMatch(/^\S.{3,90}$/)
    expect(article.lead.length).toBeGreaterThan(20)
    expect(wordsIn(article)).toBeGreaterThanOrEqual(400)
    expect(wordsIn(article)).toBeLessThanOrEqual(900)
    expect(article.sources.length).toBeGreaterThan(0)
    for (const source of article.sources) expect(source).toMatch(/^.+: .+[.?] .*(19|20)\d\d\.$/)
    expect(article.blocks.map(({ text }) => text).join('\n')).not.toMatch(/^[#-]|https?:|\bdoi\b/m)
  })

  test('share no sentence with one another, and no two begin alike', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { name, article } of files)
      for (const sentence of sentencesOf([article.lead, ...article.blocks.map(({ text }) => text)])) {
        if (sentence.split(/\s+/).length < 5) continue
        const before = seen.get(sentence)
        if (before !== undefined) twice.push(`${before}, ${name}: ${sentence}`)
        seen.set(sentence, name)
      }
    expect(twice).toEqual([])
    const openings = files.map(({ language, article }) => `${language} ${article.blocks[0]!.text.split(/\s+/).slice(0, 3).join(' ')}`)
    expect(new Set(openings).size).toBe(openings.length)
  })

  test('take about a minute for 220 words', () => {
    expect([100, 440, 600].map(minutesFor)).toEqual([1, 2, 3])
  })
})
