import type { Language } from './i18n/locale-settings.ts'
import type { IconShape } from './ui/icons/shape.ts'

/** A page to which Mind's home links: its name and a line, in every language. */
export type MindLink = { href: string; icon: IconShape; words: Readonly<Record<Language, { title: string; line: string }>> }

export type MindLinkSource = () => Promise<{ mindLinks: readonly MindLink[] }>

/** The features' sources; app/web/features.ts registers them here. */
export const mindLinkSources: MindLinkSource[] = []
