import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ActKindSource } from './act-kinds.ts'
import type { Playback } from './audio/playback.ts'
import type { AudioItem } from './audio/items.ts'
import type { SafetyPlanSource } from './care/safety-plan.ts'
import type { KeepAnswer } from './query/keep-answer.ts'
import type { MindLinkSource } from './mind-links.ts'
import type { CommandSource } from './commands/command.ts'
import type { PageMeta, PublicFile } from '#platform/page/meta.ts'
import type { SoulLinkSource } from './soul-links.ts'
import type { SuggestionViews } from './suggestions.ts'
import type { Outline } from './ui/outline.tsx'
import type { Area } from './ui/Page.tsx'
import type { ToolSource } from './voice/tool.ts'

export type { Area }

type Params = Readonly<Record<string, string>>

/** The exports of a page's own file: the page is the default export. */
export type PageModule = {
  default: ComponentType
  /** The page's queries, so that they can start before the page is rendered. */
  // oxlint-disable-next-line typescript/no-explicit-any -- pages ask for all kinds of things; only the query client looks at them
  queries?: (params: Params) => readonly UseQueryOptions<any, Error, any, any>[]
}

export type WebPage = {
  /** React Router syntax, from the root: `/soul/track/:id`. */
  path: string
  /** app: room for bar and player, tooltips. marketing: the landing page's head and foot around it. bare: nothing. */
  layout: 'app' | 'marketing' | 'bare'
  /** signed-in: others are redirected to the login page, and back after it. */
  access: 'public' | 'signed-in'
  area: Area
  /**
   * Before ` | Fernwell`, in English; in other languages by `path` in the feature's `web/titles.de.ts`. A page whose title depends on
   * data calls `usePageTitle` as well.
   */
  title: string
  /** Written exactly as `lazy: () => import('./XPage.tsx')`: the build reads it to preload the page's files. */
  lazy: () => Promise<PageModule>
  /**
   * Pages behind the sign-in: content of the page's HTML, so that text is on the screen before any script runs.
   * Written as `outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.x) : undefined`:
   * the browser's build drops only this form.
   */
  outline?: (() => Promise<Outline>) | undefined
  /**
   * Behind the sign-in: the page works without a network. The service worker fetches such a page ahead with all that it
   * may need; it caches the other pages when they are visited.
   */
  offline?: true
  /** Redirects signed-in people: to the page that they asked for, else home. For /, /login, /signup. */
  whenSignedIn?: 'home'
  /** Signed-in people see no bottom bar on it. */
  hidesBar?: true
  /** Public pages: title and description for search engines and previews. Pages without it are not indexed. */
  meta?: ((params: Params) => PageMeta) | undefined
  /** Public pages with `entries` that the server fills with more from its database (`pageParts`): the parameters under which they draw the frame for it. */
  frame?: Params
  /** The server may put parts into it from its database (`pageParts`). */
  hasParts?: true
  /** Public pages that also exist in German, at their own address under `/de`. */
  inGerman?: true
  /** Title and description of the German address, for search engines and previews. Used by the build only. */
  germanMeta?: PageMeta & { title: string }
  /** Public pages with `:params` that are to be prerendered: which ones there are. All others are not found. */
  entries?: () => readonly Params[]
}

/** A card of the hub: renders the data from the feature's server half. In a file named `…HubCard.tsx`: all of these share one chunk. */
export type HubCardView = () => Promise<{ default: ComponentType<{ data: Record<string, unknown> }> }>

export type OnboardingStepProps = {
  formId: string
  /** Goes to the next step. */
  onDone: () => void
  /** The person answered this step on an earlier visit: the button says "Next", not "Skip". */
  onAnswered: () => void
}

/**
 * A feature's step of the welcome. It renders a `<form id={formId}>` and calls `onDone` once the choice is stored;
 * where pressing a choice is already the answer, it renders no form and omits `submits`.
 */
export type OnboardingStepView = {
  /** The name of the welcome's step: `name`, `day`, `habit`, `mood`. */
  step: string
  /** Whether "Next" submits the step's form. */
  submits?: boolean
  view: () => Promise<{ default: ComponentType<OnboardingStepProps> }>
}

/** The web half of a feature. `app/web/features.ts` collects these; no other module imports all of them. */
export type WebFeature = {
  id: string
  pages: readonly WebPage[]
  /** Files for the public, such as a feed. Written as `files: import.meta.env.SSR ? () => import('./files.ts').then(…) : undefined`: only the build makes them. */
  files?: (() => Promise<readonly PublicFile[]>) | undefined
  /** The kinds of act it records: the same as in its server half. Written as `() => import('./act-kinds.ts')`. */
  actKinds?: ActKindSource
  /** By the `card` that the server half names. */
  hubCards?: Readonly<Record<string, HubCardView>>
  /** Its cards that need no server data: shown on a device that has never loaded a hub. They receive only the `day`. */
  hubCardsOffline?: readonly string[]
  /** Texts and links of its suggestions. Written as `() => import('./suggestions.ts')`. */
  suggestions?: () => Promise<{ suggestions: SuggestionViews }>
  /** Its commands and searches for the palette and for keyboard shortcuts. Written as `() => import('./commands.ts')`. */
  commands?: CommandSource
  /** Its actions that a person can ask for in typed or spoken words. Written as `() => import('./companion-tools.ts')`. */
  companionTools?: ToolSource
  /** Its steps of the welcome. */
  onboarding?: readonly OnboardingStepView[]
  /** Sends the feature's own queue (see offline/waiting.ts); called only when changes wait. */
  sendWaiting?: (userId: string) => Promise<void>
  /**
   * Queries that this device caches before their page is visited: half a minute after the start, one by one, on an unmetered
   * connection. Written as `() => import('./keep-ahead.ts')`.
   */
  keepAhead?: () => Promise<{ keepAhead: (keep: KeepAnswer) => Promise<void> }>
  /** The person's safety plan, within the card with helplines; one feature has it. Written as `() => import('./plan/PlanInCard.tsx')`. */
  safetyPlan?: SafetyPlanSource
  /** A row of the settings page that leads to this feature's settings. */
  settings?: () => Promise<{ default: ComponentType }>
  /** Pages of this feature to which Mind's home links. Written as `() => import('./mind-links.ts')`. */
  mindLinks?: MindLinkSource
  /** Pages of this feature to which Soul's home links. Written as `() => import('./soul-links.ts')`. */
  soulLinks?: SoulLinkSource
  /** A row of the profile page for a page of this feature that the bar lacks: a `<ListRow as="li">` of one line and a hint. */
  profileRow?: () => Promise<{ default: ComponentType }>
  /** Its part of the admin page of the installation: one or more `<Section>`s. */
  adminSection?: () => Promise<{ default: ComponentType }>
  /** A row of Body's home that links to a page of this feature: a `<ListRow as="li">` of one line. */
  bodyRow?: () => Promise<{ default: ComponentType }>
  /** Asks the person to authenticate again when a call needs a fresh proof; exactly one feature provides it. */
  proof?: () => Promise<{ default: ComponentType<{ onDone: (isProved: boolean) => void }> }>
  /** The player's callbacks for this feature's kinds of item. */
  playback?: Readonly<Partial<Record<AudioItem['kind'], () => Promise<Playback>>>>
}
