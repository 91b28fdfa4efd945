/** What the build tells the server (scripts/build/pages.ts). */
export type BuiltRoutes = {
  /** Where signed-in people belong. */
  home: string
  redirects: readonly { from: string; to: string }[]
  routes: readonly { path: string; access: 'public' | 'signed-in'; whenSignedIn?: 'home'; file: string }[]
  sitemap: readonly { address: string; modified?: string }[]
  /** The one script that stands in the pages themselves, as their content security policy names it: `'sha256-…'`. */
  inlineScript: string
}

/** Where the service worker finds a page's HTML, whoever is signed in: `app-hub.html` → `/app-shell/hub`. */
export const shellAddressOf = (file: string): string => `/app-shell/${file.replace(/^app-|\.html$/g, '')}`
