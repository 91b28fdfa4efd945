/** What the build tells the server (scripts/build/pages.ts). */
export type BuiltRoutes = {
  /** Where signed-in people belong. */
  home: string
  redirects: readonly { from: string; to: string }[]
  routes: readonly {
    path: string
    access: 'public' | 'signed-in'
    whenSignedIn?: 'home'
    file: string
    /** Search engines may list it: it shows nobody's data. */
    isListed?: true
    /** The file that the server fills with parts from its database, where it has some for the address. */
    fill?: string
    /** Of a pattern whose addresses are all routes of their own; whatever else fits it is not found. */
    status?: 404
  }[]
  /** Other files for the public, beside the pages in their folder. */
  files: readonly { address: string; type: string; file: string }[]
  sitemap: readonly { address: string; modified?: string }[]
  /** The one script that stands in the pages themselves, as their content security policy names it: `'sha256-…'`. */
  inlineScript: string
}

/** Where the service worker finds a page's HTML, whoever is signed in: `app-hub.html` → `/app-shell/hub`. */
export const shellAddressOf = (file: string): string => `/app-shell/${file.replace(/^app-|\.html$/g, '')}`
