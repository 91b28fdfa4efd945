import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'
import type { App } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { errorBody } from '#platform/server/http/errors.ts'
import { escapeHtml } from '#platform/page/escape-html.ts'
import { pageFacts, type PageFacts } from '#platform/server/page-facts.ts'
import { pageParts, sitemapEntries, withParts, type PageParts } from '#platform/server/page-parts.ts'
import { pageSettingsReader, withHosts, type PageAdditions } from '#platform/server/page-settings.ts'
import { sessionToken } from '#platform/server/http/session-cookie.ts'
import { shellAddressOf, type BuiltRoutes } from './built-routes.ts'
import { htmlFiles, type ReadyPage } from './html-files.ts'
import { robots, sitemap } from './sitemap.ts'

const YEAR = 365 * 86_400_000
/** The build's names for its files. */
const ASSET = /^\w[\w.-]*$/
/** Workers whose file is called `wasm-worker.ts`: the only scripts that may compile WebAssembly, and they can do nothing else (ADR 52). */
const WASM_WORKER = /^wasm-worker-[\w-]+\.js(?:\.br|\.gz)?$/
const WASM_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Serves the built web app from a folder (dist/web): assets, pages, redirects, and files for robots. */
export async function registerPages(server: FastifyInstance, app: App, given = 'dist/web'): Promise<void> {
  const folder = path.resolve(given)
  const list = path.join(folder, 'routes.json')
  if (!existsSync(list)) throw new Error(`There is no built web app in ${path.relative('.', folder)}. Run: npm run build`)
  const built = JSON.parse(readFileSync(list, 'utf8')) as BuiltRoutes
  const files = htmlFiles(folder)
  const pageSettings = pageSettingsReader(app)

  await server.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    serve: false,
    dotfiles: 'ignore',
    preCompressed: true,
    decorateReply: true,
    cacheControl: true,
    immutable: true,
    maxAge: YEAR,
    setHeaders(reply, file) {
      if (WASM_WORKER.test(path.basename(file))) reply.header('content-security-policy', WASM_WORKER_POLICY)
    },
  })
  // A separate route: the library's own reads the whole folder for each request (2 ms of processor time with 2,700 files).
  server.get<{ Params: { name: string } }>('/assets/:name', ({ params }, reply) =>
    ASSET.test(params.name) ? reply.sendFile(params.name) : reply.callNotFound(),
  )
  await server.register(fastifyStatic, {
    root: path.join(folder, 'icons'),
    prefix: '/icons/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    decorateReply: false,
    maxAge: 86_400_000,
  })
  const file = (name: string, type: string) =>
    server.get(`/${name}`, (_request, reply) => {
      reply.header('cache-control', 'no-cache').type(type)
      return reply.sendFile(name, folder, { cacheControl: false })
    })
  file('sw.js', 'text/javascript; charset=utf-8')
  file('manifest.webmanifest', 'application/manifest+json')
  file('licenses.txt', 'text/plain; charset=utf-8')
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/icons/favicon.svg', 301))
  server.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(originOf(app, request))))
  server.get('/sitemap.xml', async (request, reply) => {
    const entries = [...built.sitemap, ...(await sitemapEntries(app))]
    return reply.type('application/xml; charset=utf-8').send(sitemap(originOf(app, request), { sitemap: entries }))
  })

  for (const { address, type, file: name } of built.files)
    server.get(address, async (request, reply) => {
      const page = files.page(name, originOf(app, request))
      const parts = await pageParts(app, { path: address, params: {} })
      return parts ? sendWithParts(page, parts, whereFrom(app, request), reply, type) : sendPage(page, request, reply, type)
    })

  const withInlineScript = (reply: FastifyReply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    return reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${built.inlineScript}`))
  }
  const paths = new Set(built.routes.map((route) => route.path))
  const allowed = (reply: FastifyReply, { policy }: PageAdditions) => {
    withInlineScript(reply)
    return policy ? reply.header('content-security-policy', withHosts(String(reply.getHeader('content-security-policy')), policy)) : reply
  }
  const show = (name: string, request: FastifyRequest, reply: FastifyReply, additions: PageAdditions = {}) => {
    return sendPage(files.page(name, originOf(app, request), additions), request, allowed(reply, additions))
  }
  /** No foreign script for signed-in people, as a document outlives a change of page, nor while the database is unavailable. */
  const additionsFor = async (isListed: boolean, request: FastifyRequest, reply: FastifyReply): Promise<PageAdditions> => {
    const { attributes = {}, publicPages } = await pageSettings()
    if (!isListed || !publicPages) return { attributes }
    reply.header('vary', 'cookie')
    if (await isSignedIn(app, request).catch(() => true)) return { attributes }
    return { ...publicPages, attributes: { ...attributes, ...publicPages.attributes } }
  }
  for (const route of built.routes) {
    server.get(route.path, async (request, reply) => {
      if (route.whenSignedIn === 'home' && built.home !== route.path) {
        reply.header('vary', 'cookie')
        if (await isSignedIn(app, request)) return reply.header('cache-control', 'no-store').redirect(wishedFor(request) ?? built.home, 302)
      }
      if (route.access === 'signed-in') {
        reply.header('vary', 'cookie')
        // While the database is unavailable nobody is redirected: the page itself will show the problem.
        const mayCome = await isSignedIn(app, request).catch(() => true)
        if (!mayCome) return reply.header('cache-control', 'no-store').redirect(`/login?from=${encodeURIComponent(request.url)}`, 302)
      }
      if (route.access === 'public' && route.path.includes(':')) {
        const asked = { path: route.path, params: request.params as Record<string, string> }
        // While the database is unavailable no page is reported as missing: the page itself will show the problem.
        const facts = await personOf(app, request)
          .then((person) => pageFacts(app, asked, person))
          .catch(() => undefined)
        if (facts)
          return sendWithFacts(files.page(route.file, originOf(app, request)), facts, originOf(app, request), withInlineScript(reply))
      }
      const parts = route.fill ? await pageParts(app, { path: route.path, params: request.params as Record<string, string> }) : undefined
      if (!parts)
        return show(route.file, request, reply.code(route.status ?? 200), await additionsFor(route.isListed === true, request, reply))
      const additions = await additionsFor(true, request, reply)
      return sendWithParts(
        files.page(route.fill!, originOf(app, request), additions),
        parts,
        whereFrom(app, request),
        allowed(reply, additions),
      )
    })
  }
  // A form that is sent before its page has started: the page is shown again, and nothing is read.
  await server.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    for (const route of built.routes.filter(({ access }) => access === 'public'))
      scope.post(route.path, (_request, reply) => reply.redirect(route.path, 303))
  })
  // Pages that the service worker stores to open the app offline: the same for everyone, without personal data.
  server.get('/app-shell', (request, reply) => show('app-shell.html', request, reply))
  for (const name of new Set(built.routes.filter(({ access }) => access === 'signed-in').map((route) => route.file)))
    server.get(shellAddressOf(name), (request, reply) => show(name, request, reply))

  for (const { from, to } of built.redirects) {
    if (paths.has(from)) continue
    server.get(from, async (request, reply) => {
      const target = (await isSignedIn(app, request)) ? (paths.has(to) ? to : built.home) : '/login'
      return reply.header('cache-control', 'no-store').redirect(target, 302)
    })
  }

  // Any other address. Never for the API: there, unknown addresses answer 404.
  server.get('/*', async (request, reply) => {
    const target = [(await isSignedIn(app, request)) ? built.home : '/', '/', '/login'].find((one) => paths.has(one))
    if (isForMachines(request.url) || target === undefined) {
      return reply.code(404).send(errorBody(new AppError('not_found', httpReasons.no_such_address()), request))
    }
    return reply.header('cache-control', 'no-store').redirect(target, 302)
  })
}

const isForMachines = (url: string): boolean => /^\/(?:api|assets|icons)(?:\/|$|\?)/.test(url) || url.startsWith('/.well-known/')

const whereFrom = (app: App, request: FastifyRequest) => ({ address: request.url.split('?', 1)[0]!, origin: originOf(app, request) })

/** The origin at which people reach this server. */
function originOf(app: App, request: FastifyRequest): string {
  return app.config.publicUrl ? new URL(app.config.publicUrl).origin : `${request.protocol}://${request.host}`
}

async function isSignedIn(app: App, request: FastifyRequest): Promise<boolean> {
  return (await personOf(app, request)) !== undefined
}

async function personOf(app: App, request: FastifyRequest): Promise<Person | undefined> {
  const token = sessionToken(app.config, request)
  return token === undefined ? undefined : app.sessions.person(token)
}

/** A page with parts from the database: must be revalidated each time. */
function sendWithParts(
  page: ReadyPage,
  parts: PageParts,
  { address, origin }: { address: string; origin: string },
  reply: FastifyReply,
  type = 'text/html',
): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .type(`${type}; charset=utf-8`)
    .send(withParts(page.html, parts, address, origin))
}

/** A page whose content may be deleted at any moment: neither cached nor listed by search engines. */
function sendWithFacts({ html }: ReadyPage, { status, preview }: PageFacts, origin: string, reply: FastifyReply): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', vary: 'cookie', 'x-robots-tag': 'noindex' }).type('text/html; charset=utf-8')
  // The built page has the generic preview of all pages of its kind.
  return reply.send(
    preview
      ? html
          .replaceAll(/<meta (?:property="og:|name="twitter:)[^>]*>/g, '')
          .replace('</head>', () => `${previewTags(preview, origin)}</head>`)
      : html,
  )
}

function previewTags({ title, description, picture }: NonNullable<PageFacts['preview']>, origin: string): string {
  const tags = { title, description, image: origin + picture, 'image:width': '1200', 'image:height': '630', type: 'website' }
  const named = { 'twitter:card': 'summary_large_image', 'twitter:title': title, 'twitter:image': origin + picture }
  return [
    ...Object.entries(tags).map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    ...Object.entries(named).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`),
  ].join('')
}

/** `?from=/soul`: the page that someone wanted before the login. Only ever an address on this server. */
function wishedFor(request: FastifyRequest): string | undefined {
  const { from } = request.query as { from?: unknown }
  return typeof from === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(from) ? from : undefined
}

async function sendPage(page: ReadyPage, request: FastifyRequest, reply: FastifyReply, type = 'text/html'): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  // Each encoding has a separate cache entry.
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag
  const vary = reply.getHeader('vary')
  reply
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
    .type(`${type}; charset=utf-8`)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding) return reply.header('content-encoding', encoding).send(await page[encoding === 'br' ? 'br' : 'gzip'])
  return reply.send(page.html)
}
