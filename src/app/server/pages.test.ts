import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#platform/server/app/app.ts'
import type { AskedPage, PageFacts } from '#platform/server/page-facts.ts'
import type { PageParts } from '#platform/server/page-parts.ts'
import type { PageSettings } from '#platform/server/page-settings.ts'
import type { BuiltRoutes } from './built-routes.ts'
import { registerPages } from './pages.ts'

const built: BuiltRoutes = {
  home: '/hub',
  redirects: [
    { from: '/bestie', to: '/my-ai-bestfriend' },
    { from: '/workout-plans', to: '/gym-ai' },
  ],
  routes: [
    { path: '/', access: 'public', whenSignedIn: 'home', file: 'home.html' },
    { path: '/login', access: 'public', whenSignedIn: 'home', file: 'login.html' },
    { path: '/hub', access: 'signed-in', file: 'app-hub.html' },
    { path: '/gym-ai', access: 'signed-in', file: 'app-hub.html' },
    { path: '/soul/track/:id', access: 'signed-in', file: 'app-track.html' },
    { path: '/results/:id', access: 'public', file: 'result.html' },
    { path: '/blog/tea', access: 'public', file: 'blog-tea.html', isListed: true },
    { path: '/blog/:slug', access: 'public', file: 'blog-not-found.html', status: 404, fill: 'blog-frame.html' },
  ],
  files: [{ address: '/blog/feed.xml', type: 'application/atom+xml', file: 'blog-feed.xml' }],
  sitemap: [{ address: '/', modified: '2026-01-02' }],
  inlineScript: "'sha256-abc='",
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fernwell-web-'))
  for (const name of ['assets', 'icons', 'pages']) await mkdir(path.join(folder, name))
  for (const name of ['home', 'login', 'app-hub', 'app-track', 'app-shell', 'result', 'blog-tea', 'blog-not-found']) {
    await writeFile(
      path.join(folder, 'pages', `${name}.html`),
      `${name === 'result' ? '<head><meta property="og:title" content="Anything">' : ''}<title>${name}</title><link rel="canonical" href="__ORIGIN__/">${name === 'result' ? '</head>' : ''}`,
    )
  }
  await writeFile(path.join(folder, 'pages/blog-frame.html'), '<head><!--part:head--></head><div><!--part:post--></div>')
  await writeFile(path.join(folder, 'pages/blog-feed.xml'), '<feed><id>__ORIGIN__/blog</id><!--part:posts--></feed>')
  await writeFile(path.join(folder, 'assets/app-abc.js'), 'let a = 1')
  await writeFile(path.join(folder, 'assets/app-abc.js.br'), 'compressed')
  for (const name of ['wasm-worker-a1B_2-c.js', 'wasm-worker-a1B_2-c.js.br', 'not-wasm-worker-abc.js', 'wasm-worker.wasm'])
    await writeFile(path.join(folder, 'assets', name), 'let b = 2')
  await writeFile(path.join(folder, 'assets/.secret'), 'no')
  await writeFile(path.join(folder, 'sw.js'), 'self')
  await writeFile(path.join(folder, 'manifest.webmanifest'), '{}')
  await writeFile(path.join(folder, 'routes.json'), JSON.stringify(built))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function server(publicUrl?: string, { withPosts = false, settings = {} as PageSettings } = {}) {
  const http = fastify()
  await http.register(cookie)
  http.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', "script-src 'self'; object-src 'none'")
    done()
  })
  const facts = async ({ path: asked, params }: AskedPage, person?: { id: string }): Promise<PageFacts | undefined> => {
    if (asked !== '/results/:id') return undefined
    if (params.id === 'broken') throw new Error('the database is away')
    if (params.id === 'mine') return { status: person ? 200 : 404 }
    if (params.id !== 'shown') return { status: 404 }
    return { status: 200, preview: { title: 'Ida’s "result"', description: '<b>', picture: '/api/picture' } }
  }
  const parts = async ({ path: asked, params }: AskedPage): Promise<PageParts | undefined> => {
    if (asked === '/blog/feed.xml') return withPosts ? { parts: { '<!--part:posts-->': '<entry>__ORIGIN__/blog/ours</entry>' } } : undefined
    if (params.slug === 'broken') throw new Error('the database is away')
    if (asked !== '/blog/:slug' || params.slug !== 'ours') return undefined
    return { parts: { '<!--part:post-->': '<h1>$& ours</h1>' }, head: { title: 'Ours | Fernwell', meta: { description: 'By us' } } }
  }
  const slots: Record<string, unknown> = {
    pageFacts: facts,
    pageParts: parts,
    sitemapEntries: async () => [{ address: '/blog/ours' }],
  }
  const collect = (slot: string) => (slots[slot] ? [{ feature: 'quiz', value: slots[slot] }] : [])
  const app = {
    config: { publicUrl },
    collect,
    services: { pageSettings: async () => settings },
    sessions: { person: async (token: string) => (token === 'good' ? { id: 'ada' } : undefined) },
  }
  await registerPages(http, app as unknown as App, folder)
  const name = publicUrl ? '__Host-fernwell' : 'fernwell_session'
  return {
    get: (url: string, options: { token?: string; headers?: Record<string, string> } = {}) =>
      http.inject({
        method: 'GET',
        url,
        headers: { host: 'fern.test', ...options.headers },
        cookies: options.token ? { [name]: options.token } : {},
      }),
  }
}

describe('WebAssembly', () => {
  test('may be compiled by workers with that name, and by no other served script', async () => {
    const { get } = await server()
    const policyOf = async (url: string, headers = {}) => String((await get(url, { headers })).headers['content-security-policy'])
    for (const headers of [{}, { 'accept-encoding': 'br' }])
      expect(await policyOf('/assets/wasm-worker-a1B_2-c.js', headers)).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      )
    for (const other of [
      '/assets/app-abc.js',
      '/assets/not-wasm-worker-abc.js',
      '/assets/wasm-worker.wasm',
      '/sw.js',
      '/',
      '/login',
      '/nowhere',
    ])
      expect(await policyOf(other), other).not.toMatch(/wasm|eval/)
  })
})

describe('pages', () => {
  test('of shared things answer with their status, uncached and unlisted, with a preview where there is one', async () => {
    const { get } = await server('https://fernwell.example')
    const shown = await get('/results/shown')
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'cookie' })
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('<meta property="og:title" content="Ida’s &#34;result&#34;">')
    expect(shown.body).toContain('<meta property="og:image" content="https://fernwell.example/api/picture">')
    expect(shown.body).not.toMatch(/<b>|Anything/)
    const removed = await get('/results/gone')
    expect([removed.statusCode, removed.body.includes('Ida'), removed.body.includes('<title>result')]).toEqual([404, false, true])
    expect([(await get('/results/mine')).statusCode, (await get('/results/mine', { token: 'good' })).statusCode]).toEqual([404, 200])
    // A failed look-up is not reported as missing.
    expect((await get('/results/broken')).statusCode).toBe(200)
  })

  test('of a pattern are found or not found, and a feed beside them is a file of its own', async () => {
    const { get } = await server('https://fernwell.example')
    const answers = await Promise.all(['/blog/tea', '/blog/coffee'].map((url) => get(url)))
    expect(answers.map(({ statusCode, body }) => [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]])).toEqual([
      [200, 'blog-tea'],
      [404, 'blog-not-found'],
    ])
    const feed = await get('/blog/feed.xml')
    expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(feed.body).toBe('<feed><id>https://fernwell.example/blog</id><!--part:posts--></feed>')
    expect((await get('/blog/feed.xml', { headers: { 'if-none-match': String(feed.headers.etag) } })).statusCode).toBe(304)
  })

  test('are filled with features’ content from the database, and not found where there is none', async () => {
    const { get } = await server('https://fernwell.example', { withPosts: true })
    const ours = await get('/blog/ours?utm_source=letter')
    expect([ours.statusCode, ours.headers['cache-control'], ours.headers['x-robots-tag']]).toEqual([200, 'no-cache', undefined])
    expect(ours.body).toContain('<title>Ours | Fernwell</title>')
    expect(ours.body).toContain('<link rel="canonical" href="https://fernwell.example/blog/ours">')
    expect(ours.body).toContain('<div><h1>$& ours</h1></div>')
    expect((await get('/blog/feed.xml')).body).toContain('<entry>https://fernwell.example/blog/ours</entry>')
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://fernwell.example/blog/ours</loc>')
    expect((await get('/blog/others')).statusCode).toBe(404)
    expect((await get('/blog/broken')).statusCode).toBe(404)
  })

  test('are the built file of their route, with the origin of the request', async () => {
    const { get } = await server()
    const page = await get('/login')
    expect(page.statusCode).toBe(200)
    expect(page.body).toBe('<title>login</title><link rel="canonical" href="http://fern.test/">')
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect((await get('/soul/track/rain', { token: 'good' })).body).toContain('app-track')
    expect((await get('/app-shell')).body).toContain('app-shell')
    // For the service worker, independent of the session: it has no personal data.
    expect((await get('/app-shell/hub')).body).toContain('app-hub')
    expect((await get('/app-shell/login')).statusCode).not.toBe(200)
    expect((await (await server('https://fernwell.example')).get('/login')).body).toContain('href="https://fernwell.example/"')
  })

  test('come compressed, and not again when nothing changed', async () => {
    const { get } = await server()
    const page = await get('/login', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(page.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<title>login</title>')
    const again = await get('/login', { headers: { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect((await get('/login', { headers: { 'if-none-match': String(page.headers.etag) } })).statusCode).toBe(200)
  })

  test('may run their only inline script, and no other', async () => {
    const { get } = await server()
    for (const url of ['/login', '/app-shell', '/app-shell/hub'])
      expect((await get(url)).headers['content-security-policy']).toBe("script-src 'self' 'sha256-abc='; object-src 'none'")
    expect((await get('/assets/app-abc.js')).headers['content-security-policy']).toBe("script-src 'self'; object-src 'none'")
  })

  test('a made-up Host header cannot write markup', async () => {
    const { get } = await server()
    const page = await get('/login', { headers: { host: 'a"><script>' } })
    expect(page.body).not.toContain('<script>')
  })
})

describe('hosts of a tag manager', () => {
  const settings = {
    attributes: { 'data-counting': 'on' },
    publicPages: { attributes: { 'data-tag-manager': 'GTM-ABC123' }, policy: { 'script-src': ['https://tags.example'] } },
  }

  test('are allowed on public pages for strangers, but for no signed-in person', async () => {
    const { get } = await server(undefined, { withPosts: true, settings })
    for (const url of ['/blog/tea', '/blog/ours']) {
      const stranger = await get(url)
      expect(stranger.headers['content-security-policy'], url).toContain('https://tags.example')
      expect(stranger.headers.vary, url).toContain('cookie')
      const person = await get(url, { token: 'good' })
      expect(person.statusCode, url).toBe(200)
      expect(person.headers['content-security-policy'], url).not.toContain('tags.example')
      expect(person.payload, url).not.toContain('GTM-ABC123')
    }
  })
})

describe('a signed-in person', () => {
  test('is sent from the front page and the login page to the hub, or to their wished page', async () => {
    const { get } = await server()
    for (const url of ['/', '/login']) {
      const answer = await get(url, { token: 'good' })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/hub'])
    }
    expect((await get('/login?from=/soul/track/rain', { token: 'good' })).headers.location).toBe('/soul/track/rain')
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      expect((await get(`/login?from=${encodeURIComponent(elsewhere)}`, { token: 'good' })).headers.location).toBe('/hub')
    }
    expect((await get('/', { token: 'bad' })).statusCode).toBe(200)
  })

  test('a stranger is redirected from a page behind the sign-in to the login page, which keeps the way back', async () => {
    const { get } = await server()
    const answer = await get('/soul/track/rain?at=90')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?from=%2Fsoul%2Ftrack%2Frain%3Fat%3D90'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await get('/hub', { token: 'good' })).headers.vary).toContain('cookie')
  })

  test('old addresses redirect to new ones, for strangers to the login page', async () => {
    const { get } = await server()
    expect((await get('/workout-plans', { token: 'good' })).headers.location).toBe('/gym-ai')
    expect((await get('/bestie', { token: 'good' })).headers.location).toBe('/hub')
    for (const url of ['/workout-plans', '/bestie']) expect((await get(url)).headers.location).toBe('/login')
  })

  test('unknown addresses redirect to the hub, for strangers to the front page; the API answers 404', async () => {
    const { get } = await server()
    expect((await get('/what-is-this', { token: 'good' })).headers.location).toBe('/hub')
    expect((await get('/what-is-this')).headers.location).toBe('/')
    for (const url of ['/api/what', '/assets/what.js', '/icons/what.png'])
      expect((await get(url, { token: 'good' })).statusCode, url).toBe(404)
  })
})

describe('files', () => {
  test('assets are cached for good and sent compressed; hidden ones are not found', async () => {
    const { get } = await server()
    const asset = await get('/assets/app-abc.js', { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-encoding']).toBe('br')
    expect(asset.body).toBe('compressed')
    expect((await get('/assets/.secret')).statusCode).toBe(404)
    expect((await get('/assets/..%2froutes.json')).statusCode).not.toBe(200)
  })

  test('the service worker is never cached', async () => {
    const answer = await (await server()).get('/sw.js')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  test('the files for robots list the public pages', async () => {
    const { get } = await server('https://fernwell.example')
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://fernwell.example/</loc><lastmod>2026-01-02</lastmod>')
    const { body } = await get('/robots.txt')
    expect(body).toContain('Disallow: /api/\n')
    // Lighthouse and search engines may follow a link there; strangers are redirected to the login page.
    expect(body).not.toContain('Disallow: /hub')
    expect(body).toContain('Sitemap: https://fernwell.example/sitemap.xml')
    expect(body).not.toContain('Disallow: /login')
  })
})
