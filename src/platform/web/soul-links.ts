import type { MindLink } from './mind-links.ts'

/** A page to which Soul's home links: its name and a line, in every language. */
export type SoulLink = MindLink

export type SoulLinkSource = () => Promise<{ soulLinks: readonly SoulLink[] }>

/** The features' sources; app/web/features.ts registers them here. */
export const soulLinkSources: SoulLinkSource[] = []
