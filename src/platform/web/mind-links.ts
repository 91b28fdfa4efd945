import type { CardLink } from './ui/LinkCards.tsx'

/** A page to which Mind's home links. */
export type MindLink = CardLink

export type MindLinkSource = () => Promise<{ mindLinks: readonly MindLink[] }>

/** The features' sources; app/web/features.ts registers them here. */
export const mindLinkSources: MindLinkSource[] = []
