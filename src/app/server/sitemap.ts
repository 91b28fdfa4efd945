import type { BuiltRoutes } from './built-routes.ts'

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The public pages, for search engines (sitemaps.org 0.9). */
export function sitemap(origin: string, built: Pick<BuiltRoutes, 'sitemap'>): string {
  const entries = built.sitemap.map(({ address, modified }) => {
    const when = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : ''
    return `  <url><loc>${escapeXml(origin + address)}</loc>${when}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Robots may read the public face; behind the sign-in there is nothing for them. */
export function robots(origin: string, built: Pick<BuiltRoutes, 'routes'>): string {
  const closed = built.routes.filter((route) => route.access === 'signed-in').map((route) => route.path.replace(/:.*$/, ''))
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
