import { escapeHtml } from '#platform/page/escape-html.ts'
import type { HasServices } from './app/app.ts'

/** Additions to pages: attributes of `<html>`, origins to connect to early, and hosts by directive of the content security policy. */
export type PageAdditions = {
  attributes?: Readonly<Record<string, string>>
  preconnect?: readonly string[]
  policy?: Readonly<Record<string, readonly string[]>>
}

/** The owner's settings for pages. `publicPages`: for pages without personal data only; no foreign script runs beside a person's texts. */
export type PageSettings = Pick<PageAdditions, 'attributes'> & { publicPages?: PageAdditions }

/** How long a process may use settings that another one has changed since. */
const TRUSTED_MS = 5000

/** Reads them at most once in five seconds. While the database is unavailable, the last ones apply. */
export function pageSettingsReader(app: HasServices, now: () => number = () => performance.now()): () => Promise<PageSettings> {
  let last: PageSettings = {}
  let readAt = -Infinity
  return async () => {
    if (now() - readAt < TRUSTED_MS) return last
    readAt = now()
    try {
      last = await app.services.pageSettings()
    } catch {
      // The page itself reports that the database is unavailable.
    }
    return last
  }
}

/** `html` with the additions in its `<html>` tag and head. */
export function withAdditions(html: string, { attributes = {}, preconnect = [] }: PageAdditions): string {
  const extra = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const links = preconnect.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}">`)
  return html.replace('<html', () => `<html${extra.join('')}`).replace('</head>', () => `${links.join('')}</head>`)
}

/** A content security policy that also allows these hosts. */
export function withHosts(policy: string, hosts: PageAdditions['policy'] = {}): string {
  return policy
    .split('; ')
    .map((directive) => [directive, ...(hosts[directive.split(' ', 1)[0]!] ?? [])].join(' '))
    .join('; ')
}
