import { outlineOf } from '#platform/web/ui/outline.tsx'
import { listMeasurements } from '../contract.ts'
import { coreMessages } from './core/messages.ts'
import { MeasurementsSkeleton } from './MeasurementsSkeleton.tsx'

const t = coreMessages.en

export const measurements = outlineOf(
  { wide: true, back: t.toHub, title: t.title, lead: t.lead },
  <MeasurementsSkeleton />,
  listMeasurements,
)
