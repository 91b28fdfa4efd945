import { cleanup, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage } from '#platform/web/i18n/messages.ts'
import { TAGS } from '../../content/post.ts'
import BlogPage from './BlogPage.tsx'
import { blogMeta, postEntries, postMeta } from './meta.ts'
import { de } from './messages.de.ts'
import { en } from './messages.ts'
import { areaOf } from './PostMeta.tsx'
import PostPage from './PostPage.tsx'
import { POSTS } from './posts.ts'
import { renderPublicPage } from '#testing/web/render-page.tsx'

afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const open = (address: string) =>
  renderPublicPage(
    <Routes>
      <Route path="/blog" element={<BlogPage />} />
      <Route path="/blog/:slug" element={<PostPage />} />
    </Routes>,
    address,
  )
const titlesShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the list shows every post, newest first, with links to its topics', () => {
  open('/blog')
  expect(titlesShown()).toEqual(POSTS.map(({ title }) => title))
  const topics = within(screen.getByRole('navigation', { name: en.topics })).getAllByRole('link')
  expect(topics.map((link) => link.getAttribute('href'))).toEqual(['/blog', ...TAGS.map((tag) => `/blog?tag=${tag}`)])
  expect(screen.getByRole('link', { name: en.feed }).getAttribute('href')).toBe('/blog/feed.xml')
})

test('the address chooses a topic, and an unknown topic chooses none', () => {
  open('/blog?tag=movement')
  expect(titlesShown()).toEqual(POSTS.filter(({ tags }) => tags.includes('movement')).map(({ title }) => title))
  expect(titlesShown().length).toBeLessThan(POSTS.length)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(en.tags.movement)
  cleanup()
  open('/blog?tag=nonsense')
  expect(titlesShown()).toHaveLength(POSTS.length)
})

test.each(POSTS.map(({ slug }) => slug))('a post has one h1, contents that link to its headings, and its sources: %s', async (slug) => {
  open(`/blog/${slug}`)
  const contents = await screen.findByRole('navigation', { name: 'Contents' })
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    POSTS.find((post) => post.slug === slug)!.title,
  ])
  const links = within(contents).getAllByRole('link')
  expect(links.length).toBeGreaterThanOrEqual(4)
  for (const link of links) {
    const heading = document.querySelector(link.getAttribute('href')!)
    expect([heading?.tagName, heading?.textContent]).toEqual(['H2', link.textContent])
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(within(screen.getByRole('navigation', { name: en.neighbours })).getAllByRole('link').length).toBeGreaterThanOrEqual(1)
})

test('an unknown address shows that there is no such post, and links back', async () => {
  open('/blog/nothing-here')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(en.noneTitle)
  expect(screen.getByRole('link', { name: en.back }).getAttribute('href')).toBe('/blog')
})

test('in German, one line states that the posts are in English', async () => {
  await chooseLanguage('de')
  open('/blog')
  expect(screen.getAllByText(de.inEnglish)).toHaveLength(1)
  cleanup()
  open(`/blog/${POSTS[0]!.slug}`)
  expect(screen.getAllByText(de.inEnglish)).toHaveLength(1)
})

test('every post has metadata with its times, its topics and its kind', () => {
  expect(postEntries().map(({ slug }) => slug)).toEqual(POSTS.map(({ slug }) => slug))
  for (const post of POSTS) {
    const { slug, title, published, updated, tags } = post
    expect(postMeta({ slug })).toMatchObject({
      title,
      type: 'article',
      publishedTime: published,
      modifiedTime: updated,
      section: en.tags[tags[0]!],
      tags: tags.map((tag) => en.tags[tag]),
      feed: { address: '/blog/feed.xml' },
      jsonLd: [
        { '@type': 'BlogPosting', headline: title, url: `__ORIGIN__/blog/${slug}`, datePublished: published, dateModified: updated },
      ],
    })
    expect(areaOf(post)).toBeTruthy()
  }
  expect(blogMeta()).toMatchObject({ feed: { address: '/blog/feed.xml' } })
})
