import { outlineOf } from '#platform/web/ui/outline.tsx'
import { listSpeeches } from '../contract.ts'
import { speechesMessages } from './messages.ts'
import { SpeechesSkeleton } from './SpeechesSkeleton.tsx'

const t = speechesMessages.en

export const speeches = outlineOf({ wide: true, back: t.soul, title: t.title, lead: t.lead }, <SpeechesSkeleton />, listSpeeches)
