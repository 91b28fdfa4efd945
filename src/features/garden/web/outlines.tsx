import { outlineOf } from '#platform/web/ui/outline.tsx'
import { getGarden } from '../contract.ts'
import { gardenMessages } from './core/messages.ts'
import { GardenSkeleton } from './GardenSkeleton.tsx'

const t = gardenMessages.en

export const garden = outlineOf({ wide: true, back: t.toHub, title: t.title, lead: t.loading }, <GardenSkeleton />, getGarden)
