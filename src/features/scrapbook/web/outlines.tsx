import { outlineOf } from '#platform/web/ui/outline.tsx'
import { listScrapbooks } from '../contract.ts'
import { coreMessages } from './core/messages.ts'
import { BooksSkeleton } from './home/BooksSkeleton.tsx'
import { homeMessages } from './home/messages.ts'

const t = coreMessages.en

export const scrapbook = outlineOf(
  { wide: true, back: homeMessages.en.toProfile, title: t.title, lead: t.lead },
  <BooksSkeleton />,
  listScrapbooks,
)
