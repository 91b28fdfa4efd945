import { edit } from '#platform/web/ui/icons/actions.ts'
import { book, habits } from '#platform/web/ui/icons/subjects.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { device, leaf, lock, sparkle, sun } from '#platform/web/ui/icons/things.ts'

export const PARTS = ['moods', 'activities', 'templates', 'journals', 'hard', 'offers', 'device', 'lock'] as const
export type PartName = (typeof PARTS)[number]

export const partIcons: Readonly<Record<PartName, IconShape>> = {
  moods: sun,
  activities: habits,
  templates: edit,
  journals: book,
  hard: leaf,
  offers: sparkle,
  device,
  lock,
}

export const partFrom = (text: string | null): PartName | undefined => PARTS.find((part) => part === text)
