import { outlineOf } from '#platform/web/ui/outline.tsx'
import { listAssessments } from '../contract.ts'
import { personalityMessages } from './core/messages.ts'
import { StartSkeleton } from './quiz/StartSkeleton.tsx'

const t = personalityMessages.en

export const quiz = outlineOf({ wide: true, title: t.title, lead: t.lead }, <StartSkeleton />, listAssessments)
