import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getSafetyPlan } from '../contract.ts'
import core from './core/Core.module.css'
import { coreMessages } from './core/messages.ts'

const t = coreMessages.en

export const home = outlineOf(
  { back: t.toMind, title: t.title, lead: t.lead },
  <Skeleton shape="card" className={core.shadow} />,
  getSafetyPlan,
)
