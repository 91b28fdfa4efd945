import type { Area } from '#platform/web/ui/Page.tsx'

/** The bottom bar's entries in their order. Each is shown once a page at its path is registered. */
export const BAR_ENTRIES = [
  { name: 'hub', path: '/hub', area: 'hub' },
  { name: 'journal', path: '/journal', area: 'journal' },
  { name: 'mind', path: '/brain-forest', area: 'mind' },
  { name: 'body', path: '/gym-ai', area: 'body' },
  { name: 'soul', path: '/soul', area: 'soul' },
  { name: 'companion', path: '/my-ai-bestfriend', area: 'companion' },
  { name: 'profile', path: '/profile', area: 'profile' },
] as const satisfies readonly { name: string; path: string; area: Area }[]

export type BarEntry = (typeof BAR_ENTRIES)[number]

/** Whose entry is the current one on pages of an area: its own, or the hub's, from where areas without one are reached. */
export const entryOf = (area: Area): Area => (BAR_ENTRIES.some((entry) => entry.area === area) ? area : 'hub')

/** Old addresses: where they lead those who are signed in; everyone else is sent to the login page. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: '/bestie', to: '/my-ai-bestfriend' },
  { from: '/bestie-enhanced', to: '/my-ai-bestfriend' },
  { from: '/workout-plans', to: '/gym-ai' },
]

/**
 * Where signed-in people belong when nothing else says so: the hub; as long as it is not built, the first entry of the
 * bar that is; else the front page.
 */
export function homeOf(paths: ReadonlySet<string>): string {
  return BAR_ENTRIES.find((entry) => paths.has(entry.path))?.path ?? '/'
}

const NEWCOMERS = '/onboarding'

/** Where somebody goes who was signed in on a page for strangers and wanted nowhere else: after signing up, to the welcome. */
export function homeAfter(pathname: string, home: string, paths: ReadonlySet<string>): string {
  return pathname === '/signup' && paths.has(NEWCOMERS) ? NEWCOMERS : home
}
