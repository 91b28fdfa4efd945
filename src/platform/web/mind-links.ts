import type { Language } from './i18n/locale-settings.ts'
import type { IconShape } from './ui/icons/shape.ts'

/** A place to which Mind's home leads: its name and a line, in every language. */
export type MindLink = { href: string; icon: IconShape; words: Readonly<Record<Language, { title: string; line: string }>> }

export type MindLinkSource = () => Promise<{ mindLinks: readonly MindLink[] }>

/** What the features give; app/web/features.ts puts them here. */
export const mindLinkSources: MindLinkSource[] = []
