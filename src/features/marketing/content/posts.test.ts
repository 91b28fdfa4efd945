import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { headingsIn, readPost, TAGS, wordsIn } from './post.ts'

const FOLDER = 'src/features/marketing/content/blog'
const posts = readdirSync(FOLDER).map((name) => ({ name, post: readPost(readFileSync(path.join(FOLDER, name), 'utf8')) }))
/** Pages outside the blog that a post may lead to. */
const PAGES = new Set(['/', '/get-help', '/signup', '/blog'])

describe('the posts', () => {
  test('are twelve or more, every topic has one, and no two have the same title, description or time', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(posts.flatMap(({ post }) => post.tags))).toEqual(new Set(TAGS))
    for (const key of ['title', 'description', 'published'] as const)
      expect(new Set(posts.map(({ post }) => post[key])).size, key).toBe(posts.length)
  })

  test.each(posts)('have an address, a length for one sitting, headings and sources: $name', ({ name, post }) => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.en\.md$/)
    expect(post.title.length).toBeLessThanOrEqual(80)
    expect(post.description.length).toBeGreaterThanOrEqual(60)
    expect(post.description.length).toBeLessThanOrEqual(180)
    expect(Date.parse(post.updated)).toBeGreaterThanOrEqual(Date.parse(post.published))
    expect(wordsIn(post.body)).toBeGreaterThanOrEqual(700)
    expect(wordsIn(post.body)).toBeLessThanOrEqual(1400)
    const headings = headingsIn(post.body).map(({ id }) => id)
    expect(headings.length).toBeGreaterThanOrEqual(3)
    expect(new Set([...headings, 'contents', 'sources']).size).toBe(headings.length + 2)
    expect(post.sources.length).toBeGreaterThan(0)
    // Author, title and year.
    for (const source of post.sources) expect(source).toMatch(/^.{3,}: .{3,}, (19|20)\d\d\.$/)
  })

  test.each(posts)('leave the h1 to the title, hold no HTML, and lead only to pages that exist: $name', ({ post }) => {
    expect(post.body).not.toMatch(/^# /m)
    expect(post.body).not.toMatch(/<\/?[a-z]/i)
    const slugs = new Set(posts.map(({ name }) => name.replace('.en.md', '')))
    for (const [, href = ''] of post.body.matchAll(/\]\(([^)]*)\)/g)) {
      const slug = /^\/blog\/(.+)$/.exec(href)?.[1]
      expect(slug === undefined ? PAGES.has(href) : slugs.has(slug), href).toBe(true)
    }
  })

  test.each(posts)('name the product once at most, and promise nothing: $name', ({ post }) => {
    const sentences = post.body.split(/(?<=[.!?”])\s+/).filter((sentence) => sentence.includes('Fernwell'))
    expect(sentences.length).toBeLessThanOrEqual(1)
    expect(post.body).not.toMatch(/\b(cures?|guaranteed|clinically proven|scientifically proven|life-changing|game-changer)\b/i)
    // British English, written with typographic quotes.
    expect(post.body).not.toMatch(/\b(color|behavior|favorite|center|realize|organize|recognize|program)\b|["']/i)
  })

  test('share no sentence, and no two begin alike', () => {
    const seen = new Map<string, string>()
    for (const { name, post } of posts)
      for (const sentence of post.body.split(/(?<=[.!?”])\s+/)) {
        if (sentence.split(/\s+/).length < 6) continue
        expect(seen.get(sentence), `${name}: ${sentence}`).toBeUndefined()
        seen.set(sentence, name)
      }
    const openings = posts.map(({ post }) => post.body.split(/\s+/).slice(0, 3).join(' '))
    expect(new Set(openings).size).toBe(openings.length)
  })
})
