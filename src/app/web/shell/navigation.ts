import type { Area } from '#platform/web/ui/Page.tsx'

/** The bottom bar's entries in their order. An entry is shown once a page at its path is registered. */
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

/** The area whose entry is the current one: its own, or the hub, from where areas without an entry are reached. */
export const entryOf = (area: Area): Area => (BAR_ENTRIES.some((entry) => entry.area === area) ? area : 'hub')

/** Redirects of old addresses for signed-in people; all others are redirected to the login page. */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: '/bestie', to: '/my-ai-bestfriend' },
  { from: '/bestie-enhanced', to: '/my-ai-bestfriend' },
  { from: '/workout-plans', to: '/gym-ai' },
]

/**
 * The default page of signed-in people: the hub; if that does not exist, the first existing entry of the bar; else the front
 * page.
 */
export function homeOf(paths: ReadonlySet<string>): string {
  return BAR_ENTRIES.find((entry) => paths.has(entry.path))?.path ?? '/'
}

const NEWCOMERS = '/onboarding'

/** The page after a sign-in or sign-up without a wished page: after sign-up, the welcome. */
export function homeAfter(pathname: string, home: string, paths: ReadonlySet<string>): string {
  return pathname === '/signup' && paths.has(NEWCOMERS) ? NEWCOMERS : home
}
