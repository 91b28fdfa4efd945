import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getCardio } from '../contract.ts'
import { cardioMessages } from './core/messages.ts'
import { CardioSkeleton } from './home/CardioSkeleton.tsx'
import { SessionSkeleton } from './session/SessionSkeleton.tsx'

const t = cardioMessages.en

export const cardio = outlineOf(
  { back: t.toBody, title: t.title, lead: t.lead, aside: <Skeleton shape="card" height="16rem" /> },
  <CardioSkeleton />,
  getCardio,
)

export const session = outlineOf({ wide: true, back: t.toCardio, title: t.title, lead: '\u00a0' }, <SessionSkeleton />)
