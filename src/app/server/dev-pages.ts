import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { App } from '#platform/server/app/app.ts'

/**
 * Serves the web app straight from its sources, with hot replacement, while developing. The script policy is relaxed here
 * and only here: Vite's client is an inline script and talks over a web socket.
 */
export async function registerDevPages(server: FastifyInstance, app: App): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: 'custom',
    configLoader: 'native',
  })
  app.stopping.addEventListener('abort', () => void vite.close(), { once: true })

  const isOurs = (url: string) => /^\/api(?:\/|$|\?)/.test(url)
  server.addHook('onRequest', async (request, reply) => {
    if (isOurs(request.url)) return
    const done = await new Promise<boolean>((resolve) => {
      reply.raw.once('finish', () => resolve(true))
      reply.raw.once('close', () => resolve(true))
      vite.middlewares(request.raw, reply.raw, () => resolve(false))
    })
    if (done) reply.hijack()
  })
  server.get('/*', async (request, reply) => {
    if (isOurs(request.url)) return reply.callNotFound()
    const html = await vite.transformIndexHtml(request.url, readFileSync(path.resolve('index.html'), 'utf8'))
    const policy = String(reply.getHeader('content-security-policy') ?? '')
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace("connect-src 'self'", "connect-src 'self' ws: wss:"),
    )
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
}
