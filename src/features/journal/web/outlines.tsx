import type { Outline } from '#platform/web/ui/outline.tsx'
import JournalOutline from './list/JournalOutline.tsx'

export const journal: Outline = { draw: () => <JournalOutline /> }
