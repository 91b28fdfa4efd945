/** How the app's own links begin: `fernwell://open/hub`. */
const SCHEME = 'fernwell:'

/**
 * The page that a link leads to, for a link of the app's own scheme or of the server that it talks to; undefined for every other.
 *
 * @param server without a trailing slash; empty where none is chosen
 */
export function pathOfLink(link: string, server: string): string | undefined {
  const url = URL.parse(link)
  if (!url) return undefined
  const isOwn = url.protocol === SCHEME && url.host === 'open'
  const isServers = server !== '' && url.origin !== 'null' && url.origin === URL.parse(server)?.origin
  if (!isOwn && !isServers) return undefined
  const path = `/${url.pathname.replace(/^\/+/, '')}`
  // Files and answers are no pages.
  return path.startsWith('/api/') ? undefined : path + url.search + url.hash
}
