import { outlineOf } from '#platform/web/ui/outline.tsx'
import { getBrainHealth } from '../contract.ts'
import { coreMessages } from './core/messages.ts'
import { HomeSkeleton } from './home/HomeSkeleton.tsx'

const t = coreMessages.en

export const home = outlineOf({ wide: true, back: t.toMind, title: t.title, lead: t.lead }, <HomeSkeleton />, getBrainHealth)
