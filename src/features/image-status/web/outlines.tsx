import { outlineOf } from '#platform/web/ui/outline.tsx'
import { getImageStatus } from '../contract.ts'
import { statusMessages } from './messages.ts'
import { StatusSkeleton } from './StatusSkeleton.tsx'

const t = statusMessages.en

export const imageStatus = outlineOf({ back: t.profile, title: t.title, lead: t.lead }, <StatusSkeleton />, getImageStatus)
