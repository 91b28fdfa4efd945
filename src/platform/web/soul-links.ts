import type { MindLink } from './mind-links.ts'

/** A place to which Soul's home leads: its name and a line, in every language. */
export type SoulLink = MindLink

export type SoulLinkSource = () => Promise<{ soulLinks: readonly SoulLink[] }>

/** What the features give; app/web/features.ts puts them here. */
export const soulLinkSources: SoulLinkSource[] = []
