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

/**
 * Robots may read all pages, also those behind the sign-in: the server redirects strangers to the login page (a disallowed address
 * would be listed without content instead), their HTML has no personal data, and the sitemap does not name them. Link preview
 * services request the pictures of links, and obey these rules, too.
 */
export function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Allow: /api/*/picture', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
