/** What the build tells the server (scripts/build/pages.ts). */
export type BuiltRoutes = {
  /** Where signed-in people belong. */
  home: string
  redirects: readonly { from: string; to: string }[]
  routes: readonly { path: string; access: 'public' | 'signed-in'; whenSignedIn?: 'home'; file: string }[]
  sitemap: readonly { address: string; modified?: string }[]
}
