import { describe, expect, test } from 'vitest'
import { pageParts, sitemapEntries, withParts } from '#platform/server/page-parts.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { LIST_MARK, POST_MARK } from '../../content/added-post.ts'
import {
  deleteAddedPost,
  getAddedPost,
  getPublishedPost,
  listAddedPosts,
  listPublishedPosts,
  MOST_POST_BYTES,
  MOST_POSTS,
  putAddedPost,
} from '../../contract-posts.ts'
import { marketingServer } from '../feature.ts'

const start = () => ownServer([marketingServer], { worker: false })
const put = (slug: string, changes: object = {}) => ({
  params: { slug },
  body: {
    title: 'Snow on the roof',
    description: 'How we keep warm.',
    tags: ['calm' as const],
    language: 'en' as const,
    text: '## Wood\n\nWe burn birch.',
    isNew: true,
    isPublished: true,
    ...changes,
  },
})
const asked = (slug: string) => ({ path: '/blog/:slug', params: { slug } })
const FRAME = `<head><!--part:head--></head><div>${POST_MARK}</div>`

describe('a post of the installation', () => {
  test('is written by an admin alone', async () => {
    const server = await start()
    const person = await signedIn(server)
    for (const client of [server.client(), person]) {
      const refusals = await Promise.all([
        client.fail(putAddedPost, put('snow')),
        client.fail(listAddedPosts),
        client.fail(getAddedPost, { params: { slug: 'snow' } }),
        client.fail(deleteAddedPost, { params: { slug: 'snow' } }),
      ])
      expect(refusals.map(({ status }) => status)).toEqual(Array(4).fill(client === person ? 403 : 401))
    }
    const admin = await signedIn(server, { role: 'admin' })
    expect(await admin.call(putAddedPost, put('snow'))).toMatchObject({ slug: 'snow', minutes: 1 })
  })

  test('is shown on its page with title, description and text, in the list, the feed and the sitemap', async () => {
    const server = await start()
    const admin = await signedIn(server, { role: 'admin' })
    await admin.call(putAddedPost, put('snow'))
    const html = withParts(FRAME, (await pageParts(server.app, asked('snow')))!, '/blog/snow', 'https://fern.test')
    for (const part of [
      '<title>Snow on the roof | Fernwell</title>',
      '<meta name="description" content="How we keep warm.">',
      '<meta property="og:type" content="article">',
      '<link rel="canonical" href="https://fern.test/blog/snow">',
      '"@type":"BlogPosting"',
      '<h1>Snow on the roof</h1>',
      '<p>We burn birch.</p>',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('__ORIGIN__')
    const list = await pageParts(server.app, { path: '/blog', params: {} })
    expect(list?.parts[LIST_MARK]).toContain('<a href="/blog/snow">Snow on the roof</a>')
    const feed = await pageParts(server.app, { path: '/blog/feed.xml', params: {} })
    expect(feed?.parts[LIST_MARK]).toContain('<title>Snow on the roof</title>')
    expect(await sitemapEntries(server.app)).toMatchObject([{ address: '/blog/snow' }])
    expect(await server.client().call(getPublishedPost, { params: { slug: 'snow' } })).toMatchObject({ text: '## Wood\n\nWe burn birch.' })
  })

  test('that is a draft is not found by strangers, anywhere', async () => {
    const server = await start()
    const [admin, person] = [await signedIn(server, { role: 'admin' }), await signedIn(server)]
    await admin.call(putAddedPost, put('snow', { isPublished: false }))
    for (const client of [server.client(), person]) {
      expect(await client.fail(getPublishedPost, { params: { slug: 'snow' } })).toMatchObject({ status: 404 })
      expect(await client.call(listPublishedPosts)).toEqual({ posts: [] })
    }
    for (const page of [asked('snow'), { path: '/blog', params: {} }, { path: '/blog/feed.xml', params: {} }])
      expect(await pageParts(server.app, page)).toBeUndefined()
    expect(await sitemapEntries(server.app)).toEqual([])
    expect(await admin.call(getAddedPost, { params: { slug: 'snow' } })).toMatchObject({ published: null })
  })

  test('is published, unpublished and deleted, and keeps its day through changes', async () => {
    const server = await start()
    const admin = await signedIn(server, { role: 'admin' })
    const { published } = await admin.call(putAddedPost, put('snow'))
    const changed = await admin.call(putAddedPost, put('snow', { isNew: false, title: 'Rain' }))
    expect(changed).toMatchObject({ title: 'Rain', published })
    expect(await admin.call(putAddedPost, put('snow', { isNew: false, isPublished: false }))).toMatchObject({ published: null })
    expect(await server.client().fail(getPublishedPost, { params: { slug: 'snow' } })).toMatchObject({ status: 404 })
    await admin.call(deleteAddedPost, { params: { slug: 'snow' } })
    expect(await admin.call(listAddedPosts)).toEqual({ posts: [] })
    expect(await admin.fail(deleteAddedPost, { params: { slug: 'snow' } })).toMatchObject({ status: 404 })
    expect(await admin.fail(putAddedPost, put('snow', { isNew: false }))).toMatchObject({ status: 404 })
  })

  test('with a script in its text, its title or a link address is shown as text', async () => {
    const server = await start()
    const admin = await signedIn(server, { role: 'admin' })
    const evil = '<script>alert(1)</script>'
    const text = `${evil}\n\n<img src=x onerror=alert(1)>\n\n[one](javascript:alert(1)) [two](//elsewhere.example) ![seen](https://elsewhere.example/a.png)`
    await admin.call(putAddedPost, put('snow', { title: evil, description: evil, text }))
    const html = withParts(FRAME, (await pageParts(server.app, asked('snow')))!, '/blog/snow', 'https://fern.test')
    const list = (await pageParts(server.app, { path: '/blog', params: {} }))!.parts[LIST_MARK]!
    for (const markup of [html, list]) {
      expect(markup).not.toMatch(/<script>|<img|javascript:|elsewhere/)
      expect(markup).toMatch(/&(?:lt|#60);script/)
    }
    expect(html.match(/<script/g)).toEqual(['<script'])
  })

  test('is refused with the address of another post, built in or added, and with an invalid address', async () => {
    const server = await start()
    const admin = await signedIn(server, { role: 'admin' })
    await admin.call(putAddedPost, put('snow'))
    for (const slug of ['walking', 'snow']) expect(await admin.fail(putAddedPost, put(slug)), slug).toMatchObject({ status: 409 })
    for (const slug of ['-frame-', 'Snow', 'snow_white', 'a'.repeat(81)])
      expect(await admin.fail(putAddedPost, put(slug)), slug).toMatchObject({ status: 400 })
  })

  test('is limited in size and number', async () => {
    const server = await start()
    const admin = await signedIn(server, { role: 'admin' })
    expect(await admin.fail(putAddedPost, put('long', { text: 'é'.repeat(MOST_POST_BYTES / 2 + 1) }))).toMatchObject({ status: 400 })
    await admin.call(putAddedPost, put('long', { text: 'é'.repeat(MOST_POST_BYTES / 2) }))
    await server.app.database.pool.query(
      `insert into marketing_posts (slug, title, description, tags, language, text, minutes, updated_at)
       select 'p' || n, 'A', 'B', '{calm}', 'en', 'C', 1, now() from generate_series(1, $1::int) n`,
      [MOST_POSTS - 1],
    )
    expect(await admin.fail(putAddedPost, put('more'))).toMatchObject({ status: 429 })
    expect((await admin.call(listAddedPosts)).posts).toHaveLength(MOST_POSTS)
  })
})
