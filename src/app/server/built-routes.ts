/** The build's output for the server (scripts/build/pages.ts). */
export type BuiltRoutes = {
  /** The start page of signed-in people. */
  home: string
  redirects: readonly { from: string; to: string }[]
  routes: readonly {
    path: string
    access: 'public' | 'signed-in'
    whenSignedIn?: 'home'
    file: string
    /** Search engines may list it: it has no personal data. */
    isListed?: true
    /** The file that the server fills with parts from its database, where it has some for the address. */
    fill?: string
    /** For a pattern whose valid addresses are separate routes; any other address that matches it is not found. */
    status?: 404
  }[]
  /** Other public files, beside the pages in their folder. */
  files: readonly { address: string; type: string; file: string }[]
  sitemap: readonly { address: string; modified?: string }[]
  /** The hash of the only inline script of the pages, for their content security policy: `'sha256-…'`. */
  inlineScript: string
}

/** The address at which the service worker finds a page's HTML, independent of the session: `app-hub.html` → `/app-shell/hub`. */
export const shellAddressOf = (file: string): string => `/app-shell/${file.replace(/^app-|\.html$/g, '')}`
