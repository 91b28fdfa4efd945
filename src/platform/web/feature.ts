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
import type { Area } from './ui/Page.tsx'
import type { ToolSource } from './voice/tool.ts'

export type { Area }

type Params = Readonly<Record<string, string>>

/** What a page's own file exports: the page by default. */
export type PageModule = {
  default: ComponentType
  /** What it will ask for, so that asking can begin before the page is drawn. */
  // oxlint-disable-next-line typescript/no-explicit-any -- pages ask for all kinds of things; only the query client looks at them
  queries?: (params: Params) => readonly UseQueryOptions<any, Error, any, any>[]
}

/** A file of its own: the build draws it, and it is never fetched by a browser. */
export type OutlineModule = {
  /** What of a page is the same for everyone: its header, and skeletons of final size. No links, nothing that needs a window. */
  default?: ComponentType
  /** Addresses that the page reads first; they are asked for while its scripts are on their way. */
  reads?: readonly string[]
}

export type WebPage = {
  /** React Router syntax, from the root: `/soul/track/:id`. */
  path: string
  /** app: room for bar and player, tooltips. marketing: the landing page's head and foot around it. bare: nothing. */
  layout: 'app' | 'marketing' | 'bare'
  /** signed-in: others are sent to the login page, and come back after it. */
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
   * Pages behind the sign-in: what stands in the page's HTML, so that words are on the screen before any script runs.
   * Written as `outline: import.meta.env.SSR ? () => import('./XOutline.tsx') : undefined`: only the build draws it.
   */
  outline?: (() => Promise<OutlineModule>) | undefined
  /**
   * Behind the sign-in: it has something to show without a network. The service worker fetches such a page ahead with all that it
   * may need; the others it keeps once they were visited.
   */
  offline?: true
  /** Sends signed-in people elsewhere: to where they wanted to go, else home. For /, /login, /signup. */
  whenSignedIn?: 'home'
  /** Signed-in people see no bottom bar on it. */
  hidesBar?: true
  /** Public pages: what search engines and previews show. Pages without it are not indexed. */
  meta?: ((params: Params) => PageMeta) | undefined
  /** Public pages with `entries` that the server fills with more from its database (`pageParts`): the parameters under which they draw the frame for it. */
  frame?: Params
  /** The server may put parts into it from its database (`pageParts`). */
  hasParts?: true
  /** Public pages that also stand in German, at an address of their own under `/de`. */
  inGerman?: true
  /** What search engines and previews are told of the German address. For the build alone. */
  germanMeta?: PageMeta & { title: string }
  /** Public pages with `:params` that are to be prerendered: which ones there are. All others are not found. */
  entries?: () => readonly Params[]
}

/** A card of the hub: draws the data that the feature's server half gave for it. In a file named `…HubCard.tsx`: all of them travel together. */
export type HubCardView = () => Promise<{ default: ComponentType<{ data: Record<string, unknown> }> }>

export type OnboardingStepProps = {
  formId: string
  /** On to the next step. */
  onDone: () => void
  /** There is an answer already, from an earlier look at this step: the way on is "Next", not "Skip". */
  onAnswered: () => void
}

/**
 * A step of the welcome that a feature gives. It renders a `<form id={formId}>` and calls `onDone` once what was chosen is kept;
 * where pressing a choice is already the answer, it renders none and leaves out `submits`.
 */
export type OnboardingStepView = {
  /** Which of the welcome's steps it is: `name`, `day`, `habit`, `mood`. */
  step: string
  /** Whether "Next" submits the step's form. */
  submits?: boolean
  view: () => Promise<{ default: ComponentType<OnboardingStepProps> }>
}

/** The web half of a feature. `app/web/features.ts` collects these; nothing else knows them all. */
export type WebFeature = {
  id: string
  pages: readonly WebPage[]
  /** Files for the public, such as a feed. Written as `files: import.meta.env.SSR ? () => import('./files.ts').then(…) : undefined`: only the build makes them. */
  files?: (() => Promise<readonly PublicFile[]>) | undefined
  /** The kinds of act it records: the same as in its server half. Written as `() => import('./act-kinds.ts')`. */
  actKinds?: ActKindSource
  /** By the `card` that the server half names. */
  hubCards?: Readonly<Record<string, HubCardView>>
  /** Those of its cards that need no answer of the server: shown on a device that has never seen a hub. They get the `day` alone. */
  hubCardsOffline?: readonly string[]
  /** What its suggestions say and where they lead. Written as `() => import('./suggestions.ts')`. */
  suggestions?: () => Promise<{ suggestions: SuggestionViews }>
  /** What of it can be reached, done and found from the palette and by keys. Written as `() => import('./commands.ts')`. */
  commands?: CommandSource
  /** What of it can be asked for in words, typed or spoken. Written as `() => import('./companion-tools.ts')`. */
  companionTools?: ToolSource
  /** Its steps of the welcome. */
  onboarding?: readonly OnboardingStepView[]
  /** Sends what waits in a queue of its own (see offline/waiting.ts); called only when something does. */
  sendWaiting?: (userId: string) => Promise<void>
  /**
   * Reads of it that this device keeps before anybody was where they are shown: half a minute after the start, one by one, on a line
   * that is not paid by the byte. Written as `() => import('./keep-ahead.ts')`.
   */
  keepAhead?: () => Promise<{ keepAhead: (keep: KeepAnswer) => Promise<void> }>
  /** The person's safety plan, within the card with helplines; one feature has it. Written as `() => import('./plan/PlanInCard.tsx')`. */
  safetyPlan?: SafetyPlanSource
  /** A row of the settings page that leads to what this feature has to decide. */
  settings?: () => Promise<{ default: ComponentType }>
  /** Places of this feature's to which Mind's home leads. Written as `() => import('./mind-links.ts')`. */
  mindLinks?: MindLinkSource
  /** Places of this feature's to which Soul's home leads. Written as `() => import('./soul-links.ts')`. */
  soulLinks?: SoulLinkSource
  /** A row of the profile page that leads to a place of this feature's which the bar does not name: a `<ListRow as="li">` of one line and a hint. */
  profileRow?: () => Promise<{ default: ComponentType }>
  /** What of it the admin sees and decides on the page where the installation is run: one or more `<Section>`s. */
  adminSection?: () => Promise<{ default: ComponentType }>
  /** A row of Body's home that leads to a place of this feature: a `<ListRow as="li">` of one line. */
  bodyRow?: () => Promise<{ default: ComponentType }>
  /** Asks the person to show that it is them, when a call wants a fresh proof; one feature knows how. */
  proof?: () => Promise<{ default: ComponentType<{ onDone: (isProved: boolean) => void }> }>
  /** What the player does for the kinds of item that are this feature's. */
  playback?: Readonly<Partial<Record<AudioItem['kind'], () => Promise<Playback>>>>
}
