import type { CardLink } from './ui/LinkCards.tsx'

/** A page to which Soul's home links. */
export type SoulLink = CardLink

export type SoulLinkSource = () => Promise<{ soulLinks: readonly SoulLink[] }>

/** The features' sources; app/web/features.ts registers them here. */
export const soulLinkSources: SoulLinkSource[] = []
